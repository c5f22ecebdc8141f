import type { TicketOrderDetail } from '../api';

type Ticket = TicketOrderDetail['places'][number];

/** Whether a ticket can still be paid back; the API decides, this only leaves a useless button out. */
export const canGoBack = ({ state, checkedInAt }: Pick<Ticket, 'state' | 'checkedInAt'>): boolean =>
  state === 'valid' && checkedInAt === null;

/** The tickets that go back with one: a table is sold whole, and goes back whole. */
export const withTable = (places: readonly Ticket[], ticket: Ticket): readonly Ticket[] =>
  ticket.table === null
    ? [ticket]
    : places.filter(
        ({ type, table, state }) => state === 'valid' && type === ticket.type && table === ticket.table,
      );
