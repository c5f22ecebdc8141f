import { formatDate, formatMoney } from '@school/shared/format';
import type { Message } from '../mail/message';
import { givenBackOf } from '../orders/orderEffects';
import type { Order } from '../orders/orderStates';
import { receiptNumber } from './receiptNumber';

interface Gift {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  anonymous: boolean;
  method: 'card' | 'mobile_money';
  projectName: string;
}

const methodWords = { card: 'Card', mobile_money: 'Mobile money' } as const;

/** Where a donor finds the receipt; the gift's id is what opens it. */
const receiptPage = (site: string, { id }: Gift) => `${site}/donate/thank-you?donation=${id}`;

const factsOf = (gift: Gift, order: Order) => [
  { label: 'Receipt', value: receiptNumber(order.number) },
  { label: 'Amount', value: `${formatMoney(order.amount)} (GHS)` },
  // Of a receipt that is sent once more.
  ...(givenBackOf(order) > 0
    ? [{ label: 'Sent back', value: `${formatMoney(givenBackOf(order))} (GHS)` }]
    : []),
  { label: 'For', value: gift.projectName },
  ...(order.paidAt ? [{ label: 'Date', value: formatDate(order.paidAt) }] : []),
  { label: 'Paid by', value: methodWords[gift.method] },
  { label: 'Given by', value: gift.name },
];

export const receiptOf = (gift: Gift, order: Order, site: string): Message => ({
  subject: `Your receipt: ${formatMoney(order.amount)} for ${gift.projectName}`,
  blocks: [
    { heading: 'Thank you for your gift' },
    { text: `Dear ${gift.name},` },
    { text: `your gift for ${gift.projectName} has arrived. This is your receipt.` },
    { facts: factsOf(gift, order) },
    ...(gift.anonymous ? [{ text: 'As you asked, we name you nowhere as a giver.' }] : []),
    { button: { label: 'See and print the receipt', url: receiptPage(site, gift) } },
  ],
});

export const giftToStaff = (gift: Gift, order: Order): Message => ({
  subject: `A gift of ${formatMoney(order.amount)} for ${gift.projectName}`,
  replyTo: gift.email,
  blocks: [
    { heading: 'A gift has arrived' },
    {
      facts: [
        ...factsOf(gift, order),
        { label: 'E-mail', value: gift.email },
        ...(gift.phone ? [{ label: 'Phone', value: gift.phone }] : []),
      ],
    },
    ...(gift.anonymous ? [{ text: 'The donor asked not to be named. Please keep it so.' }] : []),
    ...(gift.message ? [{ text: 'With these words:' }, { quote: gift.message }] : []),
  ],
});

export const refundToDonor = (gift: Gift, { number }: Order, amount: number): Message => ({
  subject: `${formatMoney(amount)} is on its way back to you`,
  blocks: [
    { heading: 'Money on its way back' },
    { text: `Dear ${gift.name},` },
    {
      text: `we have sent back ${formatMoney(amount)} of your gift for ${gift.projectName}, the way it came. It can take some working days until you see it.`,
    },
    {
      facts: [
        { label: 'Receipt', value: receiptNumber(number) },
        { label: 'Sent back', value: `${formatMoney(amount)} (GHS)` },
      ],
    },
  ],
});
