import { numberWord } from '@school/shared/format';
import { referralLimits } from '@school/shared/schemas/referral';
import { instrumentIds } from '@school/shared/schemas/lessons';
import type { ReferralMailTexts } from '../../platform/db/schema';
import type { Message } from '../../platform/mail/message';

/** The links in these mails. */
export interface ReferralLinks {
  /** The sender's personal link. */
  learn: string;
  /** The link's results, only for its owner. */
  counts: string;
  /** Stops all further mails to the recipient. */
  stop: string;
  /** Stops them at once when a mail program posts to it (RFC 8058). */
  oneClick: string;
}

const wayOut = (url: string) => ({ link: { label: 'Never write to me again', url } });

export const toFriend = (
  { friendName, senderName, note }: ReferralMailTexts,
  { learn, stop, oneClick }: ReferralLinks,
): Message => ({
  subject: `${senderName} thought of you`,
  unsubscribeUrl: oneClick,
  blocks: [
    { heading: `${senderName} thought of you` },
    { text: `Dear ${friendName},` },
    {
      text: `${senderName} thinks that you or someone in your family would enjoy music lessons at our school. We send you this email once.`,
    },
    ...(note ? [{ text: `${senderName} writes:` }, { quote: note }] : []),
    {
      text: 'We teach piano, violin, cello, guitar, saxophone and trumpet in Accra and Tema. Anyone can learn, from the age of four, alone or in a group, at the school or online. The first half hour is free.',
    },
    { button: { label: `See the ${numberWord(instrumentIds.length)} instruments`, url: learn } },
    {
      text: `Your address is not on any of our lists. We keep only a code made from it, so that you do not get a second email like this within ${referralLimits.daysBetweenMails} days.`,
    },
    wayOut(stop),
  ],
});

/** Writes the same text whether or not the friend may be written to. */
export const toReferrer = (
  { friendName, senderName }: ReferralMailTexts,
  { learn, counts, stop, oneClick }: ReferralLinks,
): Message => ({
  subject: 'Thank you for telling a friend',
  unsubscribeUrl: oneClick,
  blocks: [
    { heading: 'Thank you for telling a friend' },
    { text: `Dear ${senderName},` },
    {
      text: `${friendName} gets one email from us with your message. We do not send it if we wrote to them in the last month, or if they do not want our emails.`,
    },
    { text: 'This link is yours. Send it to anyone you like:' },
    { facts: [{ label: 'Your link', value: learn }] },
    { button: { label: 'See how often it was used', url: counts } },
    { text: 'You can come to the first lesson with your friend. It is free for your friend.' },
    wayOut(stop),
  ],
});
