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
      text: `${senderName} knows our school and thinks that you, or somebody in your house, should be making music. We were asked to tell you, and do so this once.`,
    },
    ...(note ? [{ text: `${senderName} writes:` }, { quote: note }] : []),
    {
      text: 'We teach piano, violin, cello, guitar, saxophone and trumpet in Accra and Tema, to anyone from four years on: classical or contemporary, alone or in a group, at the school or online. The first half hour with an instrument is free.',
    },
    { button: { label: `See the ${numberWord(instrumentIds.length)} instruments`, url: learn } },
    {
      text: `Your address is on none of our lists. We keep only a code of it, which cannot be turned back into the address, so that you get no second email of this kind within ${referralLimits.daysBetweenMails} days.`,
    },
    wayOut(stop),
  ],
});

/** Writes the same text whether or not the friend may be written to. */
export const toReferrer = (
  { friendName, senderName }: ReferralMailTexts,
  { learn, counts, stop, oneClick }: ReferralLinks,
): Message => ({
  subject: 'Thank you for thinking of somebody',
  unsubscribeUrl: oneClick,
  blocks: [
    { heading: 'Thank you for thinking of somebody' },
    { text: `Dear ${senderName},` },
    {
      text: `${friendName} gets one email from us with your message, unless we wrote to them within the last month or they do not want to hear from us.`,
    },
    { text: 'This link is yours. Send it to anyone you like:' },
    { facts: [{ label: 'Your link', value: learn }] },
    { button: { label: 'See what came of it', url: counts } },
    { text: 'Come along to the first half hour, if you like. It is free for your friend.' },
    wayOut(stop),
  ],
});
