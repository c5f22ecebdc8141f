import { z } from 'zod';
import type { ServiceContext } from '../../platform/db/context';
import { enqueue } from '../../platform/outbox/enqueue';

/** The kind of effect that is a mail of the competition, written when it is sent: its links prove something. */
export const competitionMailKind = 'competition.mail';

/** What competitors, and their guardians with them, are told of an entry. */
const entryNews = [
  'begun',
  'received',
  'consent_given',
  'moved',
  'link',
  'returned',
  'accepted',
  'withdrawn',
] as const;

export type EntryNews = (typeof entryNews)[number];

/** What such a mail is about. */
export const competitionMail = z.discriminatedUnion('about', [
  /** That somebody waits for an audition slot. */
  z.object({ about: z.literal('waiting'), waitingId: z.uuid() }),
  /** A slot that came back, for the next one who waits. */
  z.object({ about: z.literal('offer'), waitingId: z.uuid() }),
  /** Asks a guardian to agree, by the link of this version. */
  z.object({ about: z.literal('consent'), entryId: z.uuid(), version: z.int() }),
  /** The link to a draft. */
  z.object({ about: z.literal('draft'), draftId: z.uuid() }),
  /** That money of a fee is on its way back, in pesewas. */
  z.object({ about: z.literal('refund'), entryId: z.uuid(), amount: z.int() }),
  /** What staff wrote to a group. */
  z.object({
    about: z.literal('announcement'),
    announcementId: z.uuid(),
    entryId: z.uuid(),
    to: z.enum(['competitor', 'guardian']),
  }),
  z.object({
    about: z.literal('entry'),
    news: z.enum(entryNews),
    entryId: z.uuid(),
    to: z.enum(['competitor', 'guardian']),
  }),
]);

export type CompetitionMail = z.infer<typeof competitionMail>;

/** Queues a mail of the competition, in the caller's transaction. @param key names it: it is sent once */
export const queueCompetitionMail = (
  context: ServiceContext,
  key: string,
  payload: CompetitionMail,
  notBefore?: Date,
): Promise<boolean> =>
  enqueue(context, {
    kind: competitionMailKind,
    key: `competition:${key}`,
    payload,
    ...(notBefore ? { notBefore } : {}),
  });

interface Addressed {
  id: string;
  email: string;
  guardianEmail: string | null;
}

/** Tells a competitor, and the guardian of one under age. @param key names it among the entry's own */
export async function queueEntryNews(
  context: ServiceContext,
  { id, email, guardianEmail }: Addressed,
  news: EntryNews,
  key: string = news,
  notBefore?: Date,
): Promise<void> {
  const mail = { about: 'entry' as const, news, entryId: id };
  await queueCompetitionMail(context, `${id}:${key}`, { ...mail, to: 'competitor' }, notBefore);
  if (!guardianEmail || guardianEmail.toLowerCase() === email.toLowerCase()) return;
  await queueCompetitionMail(context, `${id}:${key}:guardian`, { ...mail, to: 'guardian' }, notBefore);
}
