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
      text: 'Someone asked to join the school’s community with this email address. Was it you?',
    },
    { button: { label: 'Confirm my address', url } },
    {
      text: `The link works for ${communityLimits.confirmDays} days. If it was not you, do nothing. We write only to addresses that are confirmed.`,
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
      text: 'Welcome. You now hear about recitals, auditions and ticket sales a week before they are on our site. We also tell you about open rehearsals on Saturdays. You get at most two emails a month.',
    },
    { facts: [{ label: 'We write to you about', value: labelsOf(interests) }] },
    { button: { label: 'See what is coming', url: `${siteOrigin}/projects#coming` } },
    { text: 'You can leave at any time. We then delete your name and email address.' },
    wayOut(leaveUrl),
  ],
});

export const alreadyMember = ({ name, leaveUrl, oneClickUrl }: MemberMail): Message => ({
  subject: 'You are already a member',
  unsubscribeUrl: oneClickUrl,
  blocks: [
    { heading: 'You are already a member' },
    { text: `Dear ${name},` },
    {
      text: 'Someone asked to join the community with this email address. You are already a member, so nothing has changed.',
    },
    wayOut(leaveUrl),
  ],
});
