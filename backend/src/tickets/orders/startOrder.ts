import type { TicketBuyer } from '@school/shared/schemas/tickets';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketOrders, tickets } from '../../platform/db/schema';
import { keepWhilePaying } from '../../platform/holds/changeHolds';
import { lockToken } from '../../platform/holds/limitHeld';
import { lockOrder } from '../../platform/orders/lockOrder';
import { openOrder } from '../../platform/orders/openOrder';
import type { Order } from '../../platform/orders/orderStates';
import { refuseOtherTotal } from '../../platform/orders/refuseOtherTotal';
import { reopenOrder } from '../../platform/orders/reopenOrder';
import { countCode, releaseCodes } from '../codes/countUse';
import { discountsOf } from '../codes/discounts';
import { findPromoCode } from '../codes/findPromoCode';
import { holdOf, ticketsOfHold, typesOf, type FoundHold } from '../holds/findHold';
import { limitMailbox } from '../holds/limitHeld';
import { conflictAt, invalidAt } from '../refusals';
import { inStock } from '../stock/inStock';
import type { Ticket } from '../stock/takeTickets';
import { ticketHolding } from '../ticketHolding';
import { lockForSale } from '../waiting/lockForSale';
import { giveTickets, type TicketOrder } from './giveTickets';

/** An order of tickets with its order in the payment core, if anything is to be paid. */
export interface StartedOrder {
  ticketOrder: TicketOrder;
  order: Order | undefined;
}

/**
 * Creates the order of a hold, or finds the existing one: a hold has one order, however often it is sent. Accepts
 * changes until a payment is pending. Gives free tickets at once.
 * @throws not found; ServiceError `conflict` at `hold` when it has expired or a payment is pending, `total_changed`
 * when the page showed another total, `validation_failed` at `promoCode` or `names`, `too_many_requests` for a mailbox
 * with too many orders
 */
export function startOrder(
  context: ServiceContext,
  token: string,
  buyer: TicketBuyer,
): Promise<StartedOrder> {
  return inStock(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    // Two requests of one form may arrive together: the second waits here for the first.
    await lockToken(inside, ticketHolding, token);
    const { hold } = await holdOf(inside, token);
    const existing = await orderOfHold(inside, hold.id);
    if (existing && (existing.ticketOrder.fulfilment !== 'waiting' || existing.order?.state === 'pending')) {
      return settled(existing, buyer);
    }
    const rows = await ticketsOfHold(inside, hold.id);
    await lockForSale(inside, typesOf(rows));
    refuseUnlessHeld(await holdOf(inside, token));
    await limitMailbox(inside, buyer.email, hold);
    const ticketOrder = await write(inside, hold, rows, buyer, existing?.ticketOrder);
    if (ticketOrder.amount === 0) {
      await giveTickets(inside, ticketOrder, 'given');
      return { ticketOrder: await read(inside, ticketOrder.id), order: undefined };
    }
    const order = await due(inside, ticketOrder, buyer, existing?.order);
    await keepWhilePaying(inside, ticketHolding, hold);
    return { ticketOrder: await read(inside, ticketOrder.id), order };
  });
}

/** Returns the order of a hold, and locks its row in the payment core. */
async function orderOfHold(context: ServiceContext, holdId: string): Promise<StartedOrder | undefined> {
  const { db } = context;
  const [found] = await db.select().from(ticketOrders).where(eq(ticketOrders.holdId, holdId));
  if (!found) return undefined;
  const order = found.orderId ? await lockOrder(context, found.orderId) : undefined;
  return { ticketOrder: await read(context, found.id), order };
}

/** Returns a paid order unchanged, whatever is sent, and refuses changes while a payment is pending. */
function settled(existing: StartedOrder, buyer: TicketBuyer): StartedOrder {
  const { ticketOrder } = existing;
  const isSame = ticketOrder.email === buyer.email && ticketOrder.method === buyer.method;
  if (ticketOrder.fulfilment !== 'waiting' || isSame) return existing;
  throw conflictAt('hold', 'A payment for these tickets is on its way. Please wait for it.');
}

function refuseUnlessHeld({ isAlive }: FoundHold): void {
  if (!isAlive) throw conflictAt('hold', 'The time for these tickets is over. Please choose again.');
}

async function write(
  context: ServiceContext,
  hold: FoundHold['hold'],
  rows: readonly Ticket[],
  buyer: TicketBuyer,
  existing: TicketOrder | undefined,
): Promise<TicketOrder> {
  const { db, clock } = context;
  const code = buyer.promoCode ? await findPromoCode(context, buyer.promoCode, typesOf(rows)) : undefined;
  if (existing) await releaseCodes(context, [hold.id]);
  const discounts = discountsOf(rows, code);
  await nameTickets(context, rows, buyer, discounts);
  const discount = discounts.reduce((sum, part) => sum + part, 0);
  const amount = rows.reduce((sum, { price }) => sum + price, 0) - discount;
  refuseOtherTotal(buyer.seenTotal, amount);
  const typed = {
    method: amount === 0 ? ('free' as const) : buyer.method,
    name: buyer.name,
    email: buyer.email,
    phone: buyer.phone ?? null,
    amount,
    discount,
    promoCodeId: code?.id ?? null,
  };
  const [order] = existing
    ? await db.update(ticketOrders).set(typed).where(eq(ticketOrders.id, existing.id)).returning()
    : await db
        .insert(ticketOrders)
        .values({
          ...typed,
          holdId: hold.id,
          sale: hold.sale,
          fulfilment: 'waiting',
          invitationId: hold.invitationId,
          createdAt: clock.now(),
        })
        .returning();
  if (!order) throw new Error('The new order of tickets was not returned');
  if (code) await countCode(context, order.id, code.id);
  return order;
}

async function nameTickets(
  { db }: ServiceContext,
  rows: readonly Ticket[],
  { name, names = [] }: TicketBuyer,
  discounts: readonly number[],
): Promise<void> {
  if (names.length > rows.length) throw invalidAt(`names.${rows.length}`, 'There are not so many tickets.');
  for (const [at, { id }] of rows.entries()) {
    await db
      .update(tickets)
      .set({ name: names[at] ?? name, discount: discounts[at] ?? 0 })
      .where(eq(tickets.id, id));
  }
}

async function due(
  context: ServiceContext,
  ticketOrder: TicketOrder,
  customer: TicketBuyer,
  existing: Order | undefined,
): Promise<Order> {
  const { amount } = ticketOrder;
  if (existing) return reopenOrder(context, existing, { amount, customer });
  const order = await openOrder(context, { kind: 'tickets', amount, customer });
  await context.db.update(ticketOrders).set({ orderId: order.id }).where(eq(ticketOrders.id, ticketOrder.id));
  return order;
}

async function read({ db }: ServiceContext, id: string): Promise<TicketOrder> {
  const [order] = await db.select().from(ticketOrders).where(eq(ticketOrders.id, id));
  if (!order) throw new Error(`Order of tickets ${id} does not exist`);
  return order;
}
