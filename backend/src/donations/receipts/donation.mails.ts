import { formatDate, formatMoney } from '@school/shared/format';
import { nameInSentence } from '@school/shared/projects';
import { tributeText, type Tribute } from '@school/shared/schemas/donation';
import type { Message } from '../../platform/mail/message';
import { givenBackOf } from '../../platform/orders/orderEffects';
import type { Order } from '../../platform/orders/orderStates';
import { receiptNumber } from './receiptNumber';
import { receiptLinkDays } from './mailReceipt';

interface PaidDonation {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  anonymous: boolean;
  fee: number;
  wall: 'shown' | 'waiting' | 'hidden';
  method: 'card' | 'mobile_money';
  project: { kind: 'project' | 'asset'; name: string };
  /** The person that it honours or remembers, while that is stored. */
  tribute?: Tribute | undefined;
}

const methodLabels = { card: 'Card', mobile_money: 'Mobile money' } as const;

const factsOf = (donation: PaidDonation, order: Order) => [
  { label: 'Receipt', value: receiptNumber(order.number) },
  { label: 'Amount', value: `${formatMoney(order.amount)} (GHS)` },
  ...(donation.fee > 0
    ? [
        { label: 'Gift', value: `${formatMoney(order.amount - donation.fee)} (GHS)` },
        { label: 'Payment fee', value: `${formatMoney(donation.fee)} (GHS)` },
      ]
    : []),
  // For a receipt that is sent again.
  ...(givenBackOf(order) > 0
    ? [{ label: 'Refunded', value: `${formatMoney(givenBackOf(order))} (GHS)` }]
    : []),
  { label: 'For', value: donation.project.name },
  ...(donation.tribute ? [{ label: 'Given', value: tributeText(donation.tribute) }] : []),
  ...(order.paidAt ? [{ label: 'Date', value: formatDate(order.paidAt) }] : []),
  { label: 'Paid by', value: methodLabels[donation.method] },
  { label: 'Donor', value: donation.name },
];

export const receiptSubject = (project: PaidDonation['project'], { amount }: Order): string =>
  `Your receipt: ${formatMoney(amount)} for ${nameInSentence(project)}`;

interface ReceiptLinks {
  /** Where the donor reads and prints it, with its key. */
  page: string;
  /** The private link of the monthly gift that the donation is a month of, while it has not ended. */
  giftLink: string | undefined;
  /** The page on which the donor asks for all receipts. */
  own: string;
}

/** Writes the receipt of a donation. */
export const receiptOf = (
  donation: PaidDonation,
  order: Order,
  { page, giftLink, own }: ReceiptLinks,
): Message => ({
  subject: receiptSubject(donation.project, order),
  blocks: [
    { heading: 'Thank you for your donation' },
    { text: `Dear ${donation.name},` },
    { text: `Your donation for ${nameInSentence(donation.project)} has arrived. This is your receipt.` },
    { facts: factsOf(donation, order) },
    ...(donation.tribute?.recipientEmail
      ? [
          {
            text: `We email the card to ${donation.tribute.recipientName}, unless that address wants no emails from us. It does not show the amount.`,
          },
        ]
      : []),
    ...(donation.anonymous ? [{ text: 'As you asked, we do not show your name anywhere.' }] : []),
    { button: { label: 'See and print the receipt', url: page } },
    {
      text: `The link is only for you and works for ${receiptLinkDays} days. After that, you can ask for a new link on the same page.`,
    },
    ...(giftLink
      ? [
          { text: 'You give this every month. You can change the amount, pause or stop at any time.' },
          { button: { label: 'Change or stop your gift', url: giftLink } },
        ]
      : []),
    { link: { label: 'See everything you gave, with yearly statements', url: own } },
  ],
});

export const donationToStaff = (donation: PaidDonation, order: Order): Message => ({
  subject: `A donation of ${formatMoney(order.amount)} for ${nameInSentence(donation.project)}`,
  replyTo: donation.email,
  blocks: [
    { heading: 'A donation has arrived' },
    {
      facts: [
        ...factsOf(donation, order),
        { label: 'Email', value: donation.email },
        ...(donation.phone ? [{ label: 'Phone', value: donation.phone }] : []),
      ],
    },
    ...(donation.anonymous ? [{ text: 'The donor asked not to be named. Please respect this.' }] : []),
    ...(donation.message ? [{ text: 'With this message:' }, { quote: donation.message }] : []),
    ...(donation.wall === 'waiting'
      ? [
          {
            text: 'The name and message are not shown until you have checked them. Show or hide them at the donation.',
          },
        ]
      : []),
  ],
});

export const refundToDonor = (donation: PaidDonation, { number }: Order, amount: number): Message => ({
  subject: `${formatMoney(amount)} is being refunded to you`,
  blocks: [
    { heading: 'Your refund' },
    { text: `Dear ${donation.name},` },
    {
      text: `We have refunded ${formatMoney(amount)} of your donation for ${nameInSentence(donation.project)}, to the card or account that you paid with. It can take a few working days to arrive.`,
    },
    {
      facts: [
        { label: 'Receipt', value: receiptNumber(number) },
        { label: 'Refunded', value: `${formatMoney(amount)} (GHS)` },
      ],
    },
  ],
});
