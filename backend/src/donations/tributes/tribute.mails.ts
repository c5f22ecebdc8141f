import { nameInSentence } from '@school/shared/projects';
import { tributeText } from '@school/shared/schemas/donation';
import { formatDays, retentionDays } from '@school/shared/schemas/stored';
import type { projects, tributes } from '../../platform/db/schema';
import type { Message } from '../../platform/mail/message';

type Tribute = Pick<typeof tributes.$inferSelect, 'kind' | 'name' | 'recipientName' | 'message'>;

interface Card {
  tribute: Tribute;
  /** The donor's name; none of an anonymous donor. */
  donor: string | undefined;
  project: Pick<typeof projects.$inferSelect, 'kind' | 'name'>;
  /** The URL of the project's page. */
  page: string;
}

export const cardSubject = (tribute: Pick<Tribute, 'kind' | 'name'>): string =>
  `A gift ${tributeText(tribute)}`;

/** Writes the card for a donation in honour or memory of someone. It does not show the amount. */
export const cardOf = ({ tribute, donor, project, page }: Card): Message => ({
  subject: cardSubject(tribute),
  blocks: [
    { heading: cardSubject(tribute) },
    { text: `Dear ${tribute.recipientName ?? ''},` },
    {
      text: `${donor ?? 'A donor who does not want to be named'} has given to our music school ${tributeText(tribute)}. The gift goes to ${nameInSentence(project)}.`,
    },
    ...(tribute.message
      ? [{ text: donor ? `${donor} writes:` : 'The donor writes:' }, { quote: tribute.message }]
      : []),
    { button: { label: 'See what the gift is for', url: page } },
    {
      text: `We send you only this email. We delete your address ${formatDays(retentionDays.tributes)} after the donation began.`,
    },
  ],
});
