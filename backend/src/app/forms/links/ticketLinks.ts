import { formatDate, formatLongDateTime, formatMoney } from '@school/shared/format';
import { ticketName, ticketTransfer } from '@school/shared/schemas/tickets';
import type { LinkForm, LinkPage } from '@school/shared/schemas/sent';
import type { HeldTicket, IssuedTicket, TicketOrderView } from '../../../tickets/issued/issued.routes';
import { bodyOf } from '../bodyOf';
import { finalForm, linkKind, type Link } from './linkKind';
import { offerLink } from './offerLink';

const page = /^\/mate-2025\/purchase-success$/;
const ofOrder = ({ secret }: Link) => ({ 'order-key': secret });
const ofTicket = ({ secret }: Link) => ({ 'ticket-key': secret });

/** Links to tickets. A form belongs to the ticket whose id follows its action. */
export const ticketLinks = [
  offerLink,
  linkKind<TicketOrderView>({
    page,
    name: 'order',
    read: (link) => ['GET', '/api/tickets/order', undefined, ofOrder(link)],
    show: ({ number, name, amount, refunded, event, tickets, canReturnUntil }, { link }) => ({
      title: 'Here are your tickets',
      texts: [
        evening(event),
        'Show the code of each ticket at the door, on a screen or written down.',
        ...(canReturnUntil ? [`Tickets can be returned until ${formatLongDateTime(canReturnUntil)}.`] : []),
      ],
      facts: [
        ['Order', number],
        ['Name', name],
        ['Paid', formatMoney(amount)],
        ...(refunded > 0 ? [['Refunded', formatMoney(refunded)] as const] : []),
        ...tickets.map((ticket) => [ticketLabel(ticket), stateOf(ticket)] as const),
      ],
      files: filesOf(tickets, link),
      forms: [
        ...tickets.flatMap((ticket) => formsOf(ticket, `-${ticket.id}`)),
        {
          action: 'resend',
          button: 'Email the tickets again',
          text: 'The email has a new link. This one then stops working.',
        },
      ],
    }),
    actions: {
      rename: {
        call: (link, sent, id) => [
          'PATCH',
          `/api/tickets/order/tickets/${id}`,
          bodyOf(ticketName, sent),
          ofOrder(link),
        ],
        says: 'The name is changed.',
      },
      transfer: {
        call: (link, sent, id) => [
          'POST',
          `/api/tickets/order/tickets/${id}/transfer`,
          bodyOf(ticketTransfer, sent),
          ofOrder(link),
        ],
        says: 'The ticket is transferred. We email the new holder.',
      },
      return: {
        call: (link, _, id) => ['POST', `/api/tickets/order/tickets/${id}/return`, undefined, ofOrder(link)],
        says: 'The ticket is returned. Your payment is refunded to the account it came from.',
        isFinal: true,
      },
      resend: {
        call: (link) => ['POST', '/api/tickets/order/resend', undefined, ofOrder(link)],
        done: { title: 'Check your email', texts: ['We have sent the tickets, with a new link.'] },
      },
    },
  }),
  linkKind<HeldTicket>({
    page,
    name: 'ticket',
    read: (link) => ['GET', '/api/tickets/ticket', undefined, ofTicket(link)],
    show: ({ ticket, event }, { link }) => ({
      title: 'Here is your ticket',
      texts: [evening(event), 'Show its code at the door, on a screen or written down.'],
      facts: [[ticketLabel(ticket), stateOf(ticket)]],
      files: filesOf([ticket], link),
      forms: formsOf({ ...ticket, canReturn: false }, ''),
    }),
    actions: {
      rename: {
        call: (link, sent) => ['PATCH', '/api/tickets/ticket', bodyOf(ticketName, sent), ofTicket(link)],
        says: 'The name is changed.',
      },
      transfer: {
        call: (link, sent) => [
          'POST',
          '/api/tickets/ticket/transfer',
          bodyOf(ticketTransfer, sent),
          ofTicket(link),
        ],
        done: {
          title: 'The ticket is transferred',
          texts: ['We email the new holder. Your link no longer works.'],
        },
      },
    },
  }),
];

/** Returns the files of tickets that are still valid. The PDF has their QR codes, which this page lacks. */
const filesOf = (tickets: readonly IssuedTicket[], { secret: key }: Link): NonNullable<LinkPage['files']> =>
  tickets.some(({ code }) => code !== null)
    ? [
        ['Download your tickets as PDF', `/api/tickets/tickets.pdf?${new URLSearchParams({ key })}`],
        ['Add to my calendar', `/api/tickets/calendar.ics?${new URLSearchParams({ key })}`],
        ...tickets.flatMap((ticket, at) => passesOf(ticket, at + 1, key)),
      ]
    : [];

/**
 * Returns the passes of a ticket. Both are offered, since the server does not know the phone that opens them.
 * @param number its place in the order, since tickets without seats have the same label
 */
function passesOf(ticket: IssuedTicket, number: number, key: string): NonNullable<LinkPage['files']> {
  const { id, hasPass, hasGooglePass } = ticket;
  const query = new URLSearchParams({ key, ticket: id });
  const what = `ticket ${number}, ${ticketLabel(ticket)}`;
  return [
    ...(hasPass ? [[`Add to Apple Wallet: ${what}`, `/api/tickets/ticket.pkpass?${query}`] as const] : []),
    ...(hasGooglePass
      ? [[`Add to Google Wallet: ${what}`, `/api/tickets/google-pass?${query}`] as const]
      : []),
  ];
}

const evening = ({ name, date, doors, start, place }: HeldTicket['event']): string =>
  `${name}, ${formatDate(date)}, doors ${doors}, begins ${start}. ${place}.`;

const ticketLabel = ({ typeName, seat, name }: IssuedTicket): string =>
  [typeName, seat?.label, name].filter(Boolean).join(', ');

const states = {
  valid: 'Valid',
  given_on: 'Transferred',
  returned: 'Returned',
  refunded: 'Refunded',
} as const;

const stateOf = ({ state, code, checkedInAt }: IssuedTicket): string => {
  if (checkedInAt) return 'Admitted';
  return code ? `Code ${code}` : states[state];
};

function formsOf(ticket: IssuedTicket, id: string): LinkForm[] {
  const title = ticketLabel(ticket);
  return [
    ...(ticket.canChange
      ? [
          {
            action: `rename${id}`,
            title,
            button: 'Change the name',
            fields: [{ name: 'name', label: 'Name on the ticket', value: ticket.name }],
          },
          {
            action: `transfer${id}`,
            text: 'We email the new holder their own code. This one then stops working.',
            button: 'Transfer ticket',
            fields: [
              { name: 'name', label: 'Who gets it?' },
              { name: 'email', label: 'Their email', kind: 'email' } as const,
            ],
          },
        ]
      : []),
    ...(ticket.canReturn
      ? [
          finalForm({
            action: `return${id}`,
            ...(!ticket.canChange && { title }),
            text: 'Your payment is refunded to the account it came from. This cannot be undone.',
            button: ticket.table === null ? 'Return this ticket' : 'Return the table',
          }),
        ]
      : []),
  ];
}
