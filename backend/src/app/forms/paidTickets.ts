import { formatMoney } from '@school/shared/format';
import { ticketBuyer, ticketSelection } from '@school/shared/schemas/tickets';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { needsStaff } from '../../payments/flags/needsStaff';
import { orders, ticketOrders } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { validationError } from '../../platform/http/errorResponse';
import { findHold } from '../../tickets/holds/findHold';
import { orderNumber } from '../../tickets/orders/orderNumber';
import type { PaidOperation } from './paidOperation';

/** What is chosen and who buys it, in one form. */
export const ticketPurchase = z.object({
  ...ticketSelection.shape,
  ...ticketBuyer.shape,
  /** The place in the waiting room, which the site's server adds. */
  queueKey: z.string().optional(),
});

/** Tickets in the best free seats: one form holds them and starts their order. */
export const paidTickets: PaidOperation = {
  start: async (ask, id, body, deps) => {
    refuseWrong(body);
    const headers = { 'hold-token': tokenOf(deps, id) };
    const { queueKey } = ticketPurchase.pick({ queueKey: true }).parse(body);
    const held = await ask('PUT', '/api/tickets/hold', ticketSelection.parse(body), {
      ...headers,
      ...(queueKey && { 'queue-key': queueKey }),
    });
    return held.ok ? ask('POST', '/api/tickets/hold/order', body, headers) : held;
  },
  find: async (deps, id) => {
    const hold = await findHold(deps, tokenOf(deps, id));
    const [row] = hold
      ? await deps.db
          .select({ ticketOrder: ticketOrders, order: orders, needsStaff: needsStaff(deps.db) })
          .from(ticketOrders)
          .leftJoin(orders, eq(orders.id, ticketOrders.orderId))
          .where(eq(ticketOrders.holdId, hold.hold.id))
      : [];
    if (!hold || !row) return undefined;
    const { order, ticketOrder } = row;
    const { name, email, phone, method, number, amount, fulfilment } = ticketOrder;
    const selection = hold.hold.selection as object;
    return {
      // Paid too late, and nothing equal was free: the money goes back by itself.
      state: fulfilment === 'sent_back' ? 'refunded' : (order?.state ?? 'paid'),
      txRef: order?.txRef,
      needsStaff: row.needsStaff,
      body: { ...selection, name, email, phone: phone ?? '', method },
      receipt: [
        ['Order', orderNumber(number)],
        ['Amount', formatMoney(amount)],
        ...(fulfilment === 'other_seats' ? ([['Seats', 'others, since the time was over']] as const) : []),
      ],
    };
  },
};

/** Checks all of the form before anything is held, so that no seats wait for a corrected address. */
function refuseWrong(body: object): void {
  const issues = [ticketSelection, ticketBuyer].flatMap(
    (schema) => schema.safeParse(body).error?.issues ?? [],
  );
  if (issues.length > 0) throw validationError(new z.ZodError(issues));
}

/** Returns the token of a hold. It opens the tickets, so it follows from the secret and not from the address. */
const tokenOf = ({ signed }: Deps, id: string): string =>
  signed.proofOf('plain-hold', id).toString('base64url');
