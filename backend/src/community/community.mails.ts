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
  subject: 'One press, and you are counted in',
  blocks: [
    { heading: 'Is this you?' },
    {
      text: 'Somebody, and we hope that it was you, asked us to count this address into the community of the school.',
    },
    { button: { label: 'Confirm my address', url } },
    {
      text: `The link works for ${communityLimits.confirmDays} days. If it was not you, do nothing: without your yes we write you no letters.`,
    },
  ],
});

const wayOut = (leaveUrl: string) => ({ link: { label: 'Leave the community', url: leaveUrl } });

export const welcome = ({ name, interests, siteOrigin, leaveUrl, oneClickUrl }: MemberMail): Message => ({
  subject: 'Welcome to the community',
  unsubscribeUrl: oneClickUrl,
  blocks: [
    { heading: 'You are counted in' },
    { text: `Dear ${name},` },
    {
      text: 'Welcome. From now on you hear of recitals, auditions and ticket sales a week before they stand on our site, and of the Saturdays when the doors of the recital hall stay open. Two letters a month are the most you will get.',
    },
    { facts: [{ label: 'You hear about', value: labelsOf(interests) }] },
    { button: { label: 'See what is coming', url: `${siteOrigin}/projects#coming` } },
    { text: 'You can leave whenever you like; we forget your name and address then.' },
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
      text: 'Somebody, probably you, asked us to count this address into the community. It is counted in, so nothing has changed: our letters come as before.',
    },
    wayOut(leaveUrl),
  ],
});
