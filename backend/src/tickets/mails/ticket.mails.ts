import { formatClock, formatDate, formatMoney, formatWeekday } from '@school/shared/format';
import { event, type Evening } from '@school/shared/tickets';
import type { Block, Fact, Message } from '../../platform/mail/message';

/** A place as a mail names it. */
export interface MailedPlace {
  typeName: string;
  seat: string | null;
  name: string;
}

interface MailedOrder {
  number: string;
  name: string;
  /** Pesewas. */
  amount: number;
  places: readonly MailedPlace[];
  hasOtherSeats: boolean;
}

/** The addresses of pages and files in a mail. */
interface Ways {
  page: string;
  calendar: string;
  /** The link to reminders by text message, if there are any. */
  texts: readonly Block[];
}

/** Formats the beginning of the concert: 'Saturday, Dec 13, 2025, 18:30'. */
export const formatEvening = ({ date, start }: Evening): string =>
  `${formatWeekday(date)}, ${formatDate(date)}, ${start}`;

const eventFacts = (evening: Evening): readonly Fact[] => [
  { label: 'When', value: formatEvening(evening) },
  { label: 'Doors open', value: evening.doors },
  { label: 'Where', value: evening.place },
];

const placeFact = ({ typeName, seat, name }: MailedPlace): Fact => ({
  label: name,
  value: seat ? `${typeName}\n${seat}` : typeName,
});

/** Returns the evening with a person's places, for a reminder. */
export const eveningFacts = (evening: Evening, places: readonly MailedPlace[]): readonly Fact[] => [
  ...eventFacts(evening),
  ...places.map(placeFact),
];

export function ticketsMail(
  order: MailedOrder,
  evening: Evening,
  ways: Ways,
  isAgain: boolean,
  hasPdf: boolean,
): Message {
  const hasTickets = order.places.length > 0;
  return {
    subject: `${isAgain ? 'Your tickets again' : 'Your tickets'} for ${event.name}, ${order.number}`,
    blocks: [
      { heading: isAgain ? 'Your tickets, with a new link' : 'Your tickets' },
      { text: `Dear ${order.name},` },
      ...(order.hasOtherSeats
        ? [
            {
              text: 'Your payment came after your seats were released, and someone else has them now. These are the best equal seats.',
            },
          ]
        : []),
      {
        text: hasTickets
          ? 'This button opens your tickets, each with its code for the door. Print the page, or show it on your phone.' +
            (hasPdf ? ' The attached PDF has a page for each ticket.' : '')
          : 'All tickets of this order were returned or transferred. This button opens the list.',
      },
      { button: { label: hasTickets ? 'Open your tickets' : 'Open your order', url: ways.page } },
      { facts: eveningFacts(evening, order.places) },
      {
        facts: [
          { label: 'Order', value: order.number },
          { label: 'Paid', value: formatPaid(order.amount) },
        ],
      },
      ...(hasTickets
        ? [{ link: { label: 'Add it to your calendar', url: ways.calendar } }, ...ways.texts]
        : []),
      {
        text: isAgain
          ? 'Your old link does not work any more. The codes of your tickets are the same.'
          : 'Anyone who has this link or the codes can use your tickets. On the page you can change a name, transfer a ticket or ask for a new link.',
      },
    ],
  };
}

const formatPaid = (amount: number) => (amount === 0 ? 'Free' : `${formatMoney(amount)} (GHS)`);

export const givenOnMail = (place: MailedPlace, from: string, evening: Evening, ways: Ways): Message => ({
  subject: `${from} has given you a ticket for ${event.name}`,
  blocks: [
    { heading: 'A ticket for you' },
    { text: `Dear ${place.name},` },
    { text: `${from} has given you a ticket. It is only for you: the old code does not work any more.` },
    { button: { label: 'Open your ticket', url: ways.page } },
    { facts: [...eventFacts(evening), placeFact(place)] },
    { link: { label: 'Add it to your calendar', url: ways.calendar } },
    ...ways.texts,
  ],
});

export const refundMail = (
  order: Omit<MailedOrder, 'places' | 'hasOtherSeats'>,
  amount: number,
): Message => ({
  subject: `${formatMoney(amount)} is being refunded to you`,
  blocks: [
    { heading: 'Your refund' },
    { text: `Dear ${order.name},` },
    {
      text: `We have refunded ${formatMoney(amount)} for tickets of ${event.name}, to the card or account that you paid with. It can take a few working days to arrive.`,
    },
    {
      facts: [
        { label: 'Order', value: order.number },
        { label: 'Refunded', value: `${formatMoney(amount)} (GHS)` },
      ],
    },
  ],
});

export const sentBackMail = (
  order: Omit<MailedOrder, 'places' | 'hasOtherSeats'>,
  site: string,
): Message => ({
  subject: `Your payment for ${event.name} is being refunded to you`,
  blocks: [
    { heading: 'Your payment came too late' },
    { text: `Dear ${order.name},` },
    {
      text: `Your payment of ${formatMoney(order.amount)} arrived after your tickets were released, and no equal seats were left. We refund all of it to the card or account that you paid with. You need not do anything. It can take a few working days to arrive.`,
    },
    { facts: [{ label: 'Order', value: order.number }] },
    { button: { label: 'See the tickets', url: `${site}/mate-2025` } },
  ],
});

/** These mails contain nothing that was typed, because the address may be a stranger's. */
interface Waiting {
  typeName: string;
  quantity: number;
}

const wanted = ({ quantity, typeName }: Waiting) => `${quantity} × ${typeName}`;

export const waitingMail = (entry: Waiting, evening: Evening, leaveUrl: string): Message => ({
  subject: `You are on the waiting list for ${event.name}`,
  blocks: [
    { heading: 'You are on the waiting list' },
    {
      text: 'When tickets come back, we offer them to the next person on the list. When it is your turn, we email you and keep them for you for six hours.',
    },
    { facts: [{ label: 'Tickets', value: wanted(entry) }, ...eventFacts(evening)] },
    { link: { label: 'Leave the waiting list', url: leaveUrl } },
  ],
});

export const offerMail = (entry: Waiting, evening: Evening, until: Date, url: string): Message => ({
  subject: `Tickets for ${event.name} are kept for you`,
  blocks: [
    { heading: 'It is your turn' },
    {
      text: `Tickets came back. We keep them for you until ${formatClock(until)} on ${formatDate(until)} (Ghana time). After that we offer them to the next person.`,
    },
    { facts: [{ label: 'Kept for you', value: wanted(entry) }, ...eventFacts(evening)] },
    { button: { label: 'Buy or release them', url } },
  ],
});
