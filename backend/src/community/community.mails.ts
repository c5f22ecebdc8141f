import { communityInterests, communityLimits } from '@school/shared/schemas/community';
import { interestLabels } from '@school/shared/schemas/community/labels';
import type { Message } from '../platform/mail/message';

/** What the mails to members need. */
export interface MemberMail {
  name: string;
  interests: readonly string[];
  siteOrigin: string;
  leaveUrl: string;
  oneClickUrl: string;
}

const labelsOf = (interests: readonly string[]): string =>
  communityInterests
    .filter((name) => interests.includes(name))
    .map((name) => interestLabels[name])
    .join('\n') || 'Everything';

/** Contains nothing that was typed: the address is not verified yet. */
export const askToConfirm = (url: string): Message => ({
  subject: 'Confirm your membership',
  blocks: [
    { heading: 'Is this you?' },
    {
      text: 'Somebody, probably you, asked to join the community of the school with this email address.',
    },
    { button: { label: 'Confirm my address', url } },
    {
      text: `The link works for ${communityLimits.confirmDays} days. If it was not you, do nothing: we write only to addresses that are confirmed.`,
    },
  ],
});

const wayOut = (leaveUrl: string) => ({ link: { label: 'Leave the community', url: leaveUrl } });

export const welcome = ({ name, interests, siteOrigin, leaveUrl, oneClickUrl }: MemberMail): Message => ({
  subject: 'Welcome to the community',
  unsubscribeUrl: oneClickUrl,
  blocks: [
    { heading: 'You are a member' },
    { text: `Dear ${name},` },
    {
      text: 'Welcome. You now hear of recitals, auditions and ticket sales a week before they are on our site, and of the Saturdays with open rehearsals. You get at most two emails a month.',
    },
    { facts: [{ label: 'You hear about', value: labelsOf(interests) }] },
    { button: { label: 'See what is coming', url: `${siteOrigin}/projects#coming` } },
    { text: 'You can leave at any time. We then delete your name and email address.' },
    wayOut(leaveUrl),
  ],
});

export const alreadyMember = ({ name, leaveUrl, oneClickUrl }: MemberMail): Message => ({
  subject: 'You are a member already',
  unsubscribeUrl: oneClickUrl,
  blocks: [
    { heading: 'You are a member already' },
    { text: `Dear ${name},` },
    {
      text: 'Somebody, probably you, asked to join the community with this email address. You are a member already, so nothing has changed.',
    },
    wayOut(leaveUrl),
  ],
});
