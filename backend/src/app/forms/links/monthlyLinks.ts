import { formatDate, formatMoney, parseMoney } from '@school/shared/format';
import {
  addedFeeText,
  feeLeftOutText,
  giftMonthLabel,
  giftMonthName,
  giftPaymentText,
  giftStateTexts,
  sumWithFee,
} from '@school/shared/schemas/donation';
import type { LinkForm } from '@school/shared/schemas/sent';
import type { MonthlyGiftView } from '../../../donations/monthly/monthly.routes';
import { finalForm, linkKind, press, type Before, type Link, type LinkAction } from './linkKind';

const path = '/api/monthly-gifts/mine';
const ofGift = ({ secret }: Link) => ({ 'monthly-key': secret });

const become = (state: 'active' | 'paused' | 'stopped', says: string): LinkAction => ({
  call: (link) => ['PATCH', path, { state }, ofGift(link)],
  says,
});

/** The link of a monthly gift. */
export const monthlyLinks = [
  linkKind<MonthlyGiftView>({
    page: /^\/donate\/monthly$/,
    name: 'monthly',
    read: (link) => ['GET', path, undefined, ofGift(link)],
    show: (gift, { before }) => ({
      title: `${formatMoney(gift.amount)} a month for ${gift.project.name}`,
      texts: [
        ...(gift.fee > 0 ? [addedFeeText(gift.fee)] : []),
        ...(isPayment(before) ? [paymentTextOf(gift)] : []),
        giftStateTexts(gift),
      ],
      facts: [
        ...(gift.nextAt ? [['Next time', formatDate(gift.nextAt)] as const] : []),
        ...gift.months.map(
          (month) =>
            [
              giftMonthName(month.month),
              `${sumWithFee(month.amount, month.fee)}, ${giftMonthLabel(month)}`,
            ] as const,
        ),
      ],
      forms: formsOf(gift),
    }),
    actions: {
      pay: {
        call: (link) => ['POST', `${path}/payment`, undefined, ofGift(link)],
        pays: 'startDonation',
      },
      amount: {
        call: (link, sent) => [
          'PATCH',
          path,
          { amount: parseMoney(sent.text('amount')) ?? Number.NaN },
          ofGift(link),
        ],
        says: 'The new amount counts from the next month.',
      },
      leaveOutFee: {
        call: (link) => ['PATCH', path, { coverFee: false }, ofGift(link)],
        says: feeLeftOutText,
      },
      pause: become('paused', 'Your monthly gift is paused.'),
      resume: become('active', 'Your monthly gift continues.'),
      stop: {
        ...become('stopped', 'Your monthly gift has ended. You are not charged any more.'),
        isFinal: true,
      },
    },
  }),
];

/** Returns whether a payment has been begun without a page on which it goes on. */
const isPayment = (before: Before | undefined): boolean =>
  before?.action === 'pay' && before.refused === undefined;

function paymentTextOf({ method, months }: MonthlyGiftView): string {
  const month = months.find(({ canBePaid, payment }) => canBePaid || payment === 'pending') ?? months[0];
  return giftPaymentText({ method, state: month?.payment ?? 'failed' });
}

function formsOf({ state, amount, fee, method, months }: MonthlyGiftView): LinkForm[] {
  const open = months.find(({ canBePaid }) => canBePaid);
  const pay = open && {
    action: 'pay',
    title: giftMonthName(open.month),
    button: `Give ${formatMoney(open.amount)} now`,
    ...(method === 'mobile_money' && { text: 'Your phone then asks you to approve the amount.' }),
  };
  if (state === 'stopped' || state === 'starting') return [];
  return [
    ...(pay ? [pay] : []),
    {
      action: 'amount',
      title: 'Change the amount',
      button: 'Change the amount',
      fields: [{ name: 'amount', label: 'Cedis a month', value: String(amount / 100) }],
    },
    ...(fee > 0 ? [press('leaveOutFee', 'Leave out the fee')] : []),
    state === 'paused' ? press('resume', 'Resume') : press('pause', 'Pause'),
    finalForm({
      ...press('stop', 'Stop giving'),
      title: 'End your monthly gift',
      text: 'You are then not charged any more.',
    }),
  ];
}
