import type { ticketOrders } from '../../platform/db/schema';
import { conflictAt } from '../refusals';
import type { Ticket } from '../stock/takeTickets';

type OrderOfTicket = Pick<typeof ticketOrders.$inferSelect, 'method'>;

/** Returns why name or holder of a ticket cannot be changed; undefined when they can. */
export function whyNotChange({ state, checkedInAt }: Ticket): string | undefined {
  if (state !== 'valid') return 'This ticket was returned or refunded.';
  if (checkedInAt) return 'This ticket was used at the door.';
  return undefined;
}

/** The same for its buyer, who cannot change it after passing it on. */
export const whyNotChangeByBuyer = (ticket: Ticket): string | undefined =>
  whyNotChange(ticket) ?? (ticket.givenOnAt ? 'You transferred this ticket.' : undefined);

/** Returns why a ticket cannot be returned. @param until the deadline; null for none */
export function whyNotReturn(
  ticket: Ticket,
  { method }: OrderOfTicket,
  until: Date | null,
  now: Date,
): string | undefined {
  const why = whyNotChangeByBuyer(ticket);
  if (why) return why;
  if (method === 'cash') return 'You paid cash for this ticket: please return it at the desk.';
  if (until && now >= until) return 'Tickets can no longer be returned.';
  return undefined;
}

/** Refuses with a reason, if there is one. @throws ServiceError `conflict` at `ticket` */
export function refuseIf(why: string | undefined): void {
  if (why) throw conflictAt('ticket', why);
}
