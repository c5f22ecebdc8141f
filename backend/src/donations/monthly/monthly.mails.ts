import { formatDate, formatMoney } from '@school/shared/format';
import { nameInSentence } from '@school/shared/projects';
import type { Message } from '../../platform/mail/message';
import type { GiftMonth, MonthlyGift } from './findGift';
import type { GiftMail } from './queueGiftMail';
import { tryDays } from './schedule';

/** What a mail about a monthly gift needs. */
export interface MailedGift {
  gift: MonthlyGift;
  project: { kind: 'project' | 'asset'; name: string };
  /** Of news about one month, with its amount. */
  month?: GiftMonth | undefined;
  amount: number;
  /** The part of it that covers the payment fee. */
  fee: number;
  /** The private link. */
  url: string;
}

interface News {
  subject: string;
  texts: readonly string[];
  button: string;
}

const later = tryDays.slice(1).join(' and ');

function newsOf(news: GiftMail['news'], { gift, project, month, amount }: MailedGift): News {
  const what = `${formatMoney(amount)} for ${nameInSentence(project)}`;
  const next = gift.nextAt ? formatDate(gift.nextAt) : '';
  const how = gift.cardToken
    ? 'The payment service keeps your card, and we charge it each month. You need to do nothing.'
    : gift.method === 'card'
      ? 'Each month we send you an email with a button. It opens the payment page for your card.'
      : 'Each month we send you an email with a button. You approve the payment on your phone.';
  const manage = 'Change your gift';
  switch (news) {
    case 'started':
      return {
        subject: `Your monthly gift of ${what}`,
        texts: [
          `Thank you. From now on you give ${what} every month. The next time is ${next}.`,
          how,
          `If a payment does not work, we tell you and try again ${later} days later. You can change the amount, pause or stop at any time.`,
        ],
        button: manage,
      };
    case 'ask':
      return {
        subject: `Please approve your monthly gift: ${what}`,
        texts: [
          gift.method === 'card'
            ? 'Your monthly gift is due. We cannot charge your card by ourselves this time. Select the button and pay on the payment page. We then charge that card each month.'
            : 'Your monthly gift is due. Select the button. Your phone then asks you to approve the amount. You are not charged before that.',
          `If we hear nothing, we ask again ${later} days after the first email, and then not again this month.`,
        ],
        button: `Give ${formatMoney(amount)} now`,
      };
    case 'failed': {
      const again = month?.state === 'due' ? month.nextAt : null;
      return {
        subject: `This month’s gift did not work: ${what}`,
        texts: [
          'Your bank did not accept the payment. You were not charged.',
          again
            ? `We try your card again on ${formatDate(again)}. You can also pay now, with this or another card.`
            : 'You can pay now, with this or another card.',
          'If you pay with another card, we charge that one from then on.',
        ],
        button: 'Pay now',
      };
    }
    case 'pending':
      return {
        subject: `Your bank has not confirmed this month’s gift: ${what}`,
        texts: [
          'We asked your bank for the payment, and it has not answered yet. It may want you to approve it.',
          'Open your gift and select ‘Give’ to continue this payment. You are charged once only.',
        ],
        button: 'Open your gift',
      };
    case 'missed':
      return {
        subject: `We could not take this month’s gift: ${what}`,
        texts: [
          'We do not try again this month. You were not charged. You can still give it by the button.',
          `Your monthly gift continues. The next time is ${next}.`,
        ],
        button: 'Give this month’s gift',
      };
    case 'ended_by_misses':
      return {
        subject: 'We have paused your monthly gift',
        texts: [
          `Two months in a row did not work, so we have paused your gift of ${what}. You are not charged any more.`,
          'If you would like to continue, open the link and select ‘Resume’.',
        ],
        button: 'Resume your gift',
      };
    case 'closed':
      return {
        subject: 'We have paused your monthly gift',
        texts: [
          `No donations are taken for ${nameInSentence(project)} at present, so we have paused your monthly gift. You are not charged.`,
          'You can give to another project on our site.',
        ],
        button: 'Open your gift',
      };
    case 'changed':
      return {
        subject: 'Your monthly gift is changed',
        texts: [`From the next month you give ${what}. A month that has begun keeps its amount.`],
        button: manage,
      };
    case 'paused':
      return {
        subject: 'Your monthly gift is paused',
        texts: ['You are not charged until you resume it by the link.'],
        button: 'Resume your gift',
      };
    case 'resumed':
      return {
        subject: 'Your monthly gift continues',
        texts: [`You give ${what} every month. The next time is ${next}.`, how],
        button: manage,
      };
    case 'stopped':
      return {
        subject: 'Your monthly gift has ended',
        texts: [
          'You are not charged any more. We no longer store a card for it. Thank you for what you gave.',
        ],
        button: 'See what you gave',
      };
    case 'link':
      return {
        subject: `The link of your monthly gift of ${what}`,
        texts: [
          'Here is the link of your monthly gift. If a new one was asked for, older links do not work any more.',
        ],
        button: manage,
      };
  }
}

/** News that name no sum. */
const WITHOUT_SUM: ReadonlySet<GiftMail['news']> = new Set(['stopped', 'paused', 'closed']);

/** Writes a mail about a monthly gift. */
export function giftMessage(news: GiftMail['news'], about: MailedGift): Message {
  const { subject, texts, button } = newsOf(news, about);
  return {
    subject,
    blocks: [
      { heading: subject },
      { text: `Dear ${about.gift.name},` },
      ...texts.map((text) => ({ text })),
      ...(about.fee > 0 && !WITHOUT_SUM.has(news)
        ? [{ text: `${formatMoney(about.fee)} of it covers the payment fee.` }]
        : []),
      { button: { label: button, url: about.url } },
      { text: 'The link is yours alone. With it you can change the amount, pause, resume or stop.' },
    ],
  };
}
