import { formatLongDateTime, formatMoney } from '@school/shared/format';
import type { LinkForm, LinkPage } from '@school/shared/schemas/sent';
import { ticketBuyer } from '@school/shared/schemas/tickets';
import type { TicketHold } from '../../../tickets/holds/hold.routes';
import { bodyOf } from '../bodyOf';
import { offerPaymentPath } from '../paidTickets';
import { methodField } from './entry/entryFields';
import { finalForm, linkKind, press, type Link } from './linkKind';

const hold = '/api/tickets/hold';
const ofHold = ({ secret }: Link) => ({ 'hold-token': secret });

/** Tickets that are kept for somebody who waited: they are bought or let go. */
export const offerLink = linkKind<TicketHold>({
  page: /^\/mate-2025$/,
  name: 'offer',
  read: (link) => ['GET', hold, undefined, ofHold(link)],
  show: (held) => (held.state === 'active' ? offered(held) : endings[held.state]),
  actions: {
    buy: {
      call: (link, sent) => ['POST', `${hold}/order`, bodyOf(ticketBuyer, sent), ofHold(link)],
      pays: 'startTicketOrder',
    },
    payment: {
      run: async ({ deps, link }) => Response.json({ page: await offerPaymentPath(deps, link.secret) }),
      pays: 'startTicketOrder',
    },
    release: { call: (link) => ['DELETE', hold, undefined, ofHold(link)], isFinal: true },
  },
});

const endings: Readonly<Record<Exclude<TicketHold['state'], 'active'>, LinkPage>> = {
  paid: {
    title: 'You have bought these tickets',
    texts: ['We have emailed you a link to them. If you cannot find it, ask us to send it again.'],
  },
  released: {
    title: 'You have let these tickets go',
    texts: ['We offer them to the next person on the list. You were not charged.'],
  },
  expired: {
    title: 'This offer has expired',
    texts: ['Its time has run out, and we offered the tickets to the next person.'],
  },
};

function offered({ expiresAt, isPaymentPending, tickets, amount }: TicketHold): LinkPage {
  const facts = [
    ...tickets.map(({ typeName, seat }, at) => [`Ticket ${at + 1}`, labelOf(typeName, seat?.label)] as const),
    ['To be paid', formatMoney(amount)] as const,
  ];
  if (isPaymentPending) {
    return {
      title: 'Your payment has started',
      texts: ['The tickets are kept for you until it ends. Then we email them to you.'],
      facts,
      forms: [press('payment', 'See the payment')],
    };
  }
  return {
    title: 'Tickets are kept for you',
    texts: [
      `You can buy them until ${formatLongDateTime(expiresAt)}. Then we offer them to the next person.`,
    ],
    facts,
    forms: [
      purchase(amount),
      finalForm({
        ...press('release', 'Let the tickets go'),
        title: 'If you do not want them',
        text: 'We offer them to the next person at once. This cannot be undone.',
      }),
    ],
    collects: true,
  };
}

const labelOf = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

const purchase = (amount: number): LinkForm => ({
  action: 'buy',
  title: 'Buy them',
  button: amount === 0 ? 'Take the tickets' : `Pay ${formatMoney(amount)}`,
  fields: [
    { name: 'seenTotal', label: '', kind: 'hidden', value: `${amount}` },
    { name: 'name', label: 'Your name', autocomplete: 'name' },
    { name: 'email', label: 'Email', help: 'Your tickets come there.', kind: 'email', autocomplete: 'email' },
    {
      name: 'phone',
      label: 'Phone',
      help: 'Your mobile money number. Leave this empty if you pay by card.',
      kind: 'tel',
      autocomplete: 'tel',
    },
    methodField,
  ],
});
