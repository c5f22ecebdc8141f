import { formatMoney } from '@school/shared/format';
import { ticketBuyer, ticketSelection } from '@school/shared/schemas/tickets';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { needsStaff } from '../../payments/flags/needsStaff';
import { notFound } from '../../platform/core/errors';
import { digestOfToken } from '../../platform/core/token';
import { orders, ticketHolds, ticketOrders } from '../../platform/db/schema';
import { offerToken } from '../../platform/holds/offers';
import type { Deps } from '../../platform/http/deps';
import { validationError } from '../../platform/http/errorResponse';
import { orderNumber } from '../../tickets/orders/orderNumber';
import { ticketWaitingList } from '../../tickets/waiting/ticketWaitingList';
import type { PaidOperation } from './paidOperation';

/** What is chosen and who buys it, in one form. */
export const ticketPurchase = z.object({
  ...ticketSelection.shape,
  ...ticketBuyer.shape,
  /** The place in the waiting room, which the site's server adds. */
  queueKey: z.string().optional(),
});

/**
 * Tickets in the best free seats: one form holds them and starts their order. Those of an offer to a waiting person are
 * held already: its link starts their order, whose random id is the payment's.
 */
export const paidTickets: PaidOperation = {
  start: async (ask, id, body, deps) => {
    const offered = await offeredToken(deps, id);
    if (offered !== undefined) return ask('POST', order, body, tokenHeader(offered));
    refuseWrong(body);
    const headers = tokenHeader(tokenOf(deps, id));
    const { queueKey } = ticketPurchase.pick({ queueKey: true }).parse(body);
    const held = await ask('PUT', '/api/tickets/hold', ticketSelection.parse(body), {
      ...headers,
      ...(queueKey && { 'queue-key': queueKey }),
    });
    return held.ok ? ask('POST', order, body, headers) : held;
  },
  find: async (deps, id) => {
    const found = (await orderOfToken(deps, tokenOf(deps, id))) ?? (await orderOfOffer(deps, id));
    if (!found) return undefined;
    const { order, ticketOrder, selection } = found;
    const { name, email, phone, method, number, amount, fulfilment } = ticketOrder;
    return {
      // Paid too late, and nothing equal was free: the money goes back by itself.
      state: fulfilment === 'sent_back' ? 'refunded' : (order?.state ?? 'paid'),
      txRef: order?.txRef,
      needsStaff: found.needsStaff,
      body: { ...(selection as object), name, email, phone: phone ?? '', method },
      receipt: [
        ['Order', orderNumber(number)],
        ['Amount', formatMoney(amount)],
        ...(fulfilment === 'other_seats' ? ([['Seats', 'others, since the time was over']] as const) : []),
      ],
    };
  },
};

const order = '/api/tickets/hold/order';
const tokenHeader = (token: string) => ({ 'hold-token': token });

/** Returns the order of the hold that a token opens. */
async function orderOfToken({ db }: Deps, token: string) {
  const [found] = await db
    .select({
      ticketOrder: ticketOrders,
      order: orders,
      selection: ticketHolds.selection,
      needsStaff: needsStaff(db),
    })
    .from(ticketHolds)
    .innerJoin(ticketOrders, eq(ticketOrders.holdId, ticketHolds.id))
    .leftJoin(orders, eq(orders.id, ticketOrders.orderId))
    .where(eq(ticketHolds.tokenDigest, digestOfToken(token)));
  return found;
}

/** Returns the token of the offered tickets that an order is for; undefined for other orders. */
async function offeredToken(deps: Deps, orderId: string): Promise<string | undefined> {
  const [found] = await deps.db
    .select({ id: ticketHolds.id })
    .from(ticketOrders)
    .innerJoin(ticketHolds, eq(ticketHolds.id, ticketOrders.holdId))
    .where(and(eq(ticketOrders.orderId, orderId), eq(ticketHolds.isOffer, true)));
  return found && offerToken(deps, ticketWaitingList, found.id);
}

async function orderOfOffer(deps: Deps, orderId: string) {
  const token = await offeredToken(deps, orderId);
  return token === undefined ? undefined : orderOfToken(deps, token);
}

/** Returns where the payment of offered tickets is shown. @throws not found without one */
export async function offerPaymentPath(deps: Deps, token: string): Promise<string> {
  const found = await orderOfToken(deps, token);
  if (!found?.order) throw notFound('This payment');
  return `/forms/startTicketOrder/payments/${found.order.id}`;
}

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
