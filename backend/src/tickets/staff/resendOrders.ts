import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { ServiceContext } from '../../platform/db/context';
import { orders, outbox, ticketOrders } from '../../platform/db/schema';
import { bulkMost, changeFound, receivedUntil, type BulkResult } from '../../staff/staff-lists/bulk';
import { queueTicketMails, ticketMailKind } from '../mail-queue/queueTicketMail';
import { stateOfOrder, whereOf } from './orderRows';
import type { OrderRow, OrdersResend } from './orders.routes';

const notPaid = 'It is not paid: there are no tickets of it.';

/** Why the tickets of an order cannot be mailed, by its state. */
const refusals: Readonly<Record<OrderRow['state'], string | null>> = {
  created: notPaid,
  pending: notPaid,
  failed: notPaid,
  expired: notPaid,
  paid: null,
  refunded: 'Its tickets have come back.',
  sent_back: 'Its money was sent back: there are no tickets of it.',
};

/**
 * Mails the tickets of many paid orders again, each with a new private link, in one transaction: once for each key, and
 * not when such a mail is already waiting.
 * @throws ServiceError `validation_failed` at `selection` for too many
 */
export const resendOrders = (
  { db, clock }: ServiceContext,
  { selection, dry }: OrdersResend,
  requestKey: string,
): Promise<BulkResult> =>
  db.transaction(async (tx) => {
    const at = clock.now();
    const rows = await tx
      .select({ id: ticketOrders.id, email: ticketOrders.email, state: stateOfOrder })
      .from(ticketOrders)
      .leftJoin(orders, eq(orders.id, ticketOrders.orderId))
      .where(
        'ids' in selection
          ? inArray(ticketOrders.id, selection.ids)
          : and(whereOf(tx, selection.all), receivedUntil(ticketOrders.createdAt, selection.until, at)),
      )
      .orderBy(asc(ticketOrders.id))
      .limit(bulkMost + 1)
      .for('update', { of: ticketOrders });
    const staying = rows.flatMap(({ id, email, state }) => {
      const reason = refusals[state] ?? (email ? null : 'There is no email address of this order.');
      return reason === null ? [] : { id, reason };
    });
    return changeFound({ at, selection, dry, found: rows.map(({ id }) => id), staying }, async (ids) => {
      const underWay = await mailsUnderWay(tx, ids);
      const due = ids.filter((id) => !underWay.has(id));
      if (due.length === 0) return 0;
      const isNew = await queueTicketMails(
        { db: tx, clock },
        due.map((id) => ({
          key: `order:${id}:request:${requestKey}`,
          mail: { about: 'order', ticketOrderId: id, isAgain: true },
        })),
      );
      const mailed = due.filter((_, nth) => isNew[nth]);
      if (mailed.length > 0)
        await tx
          .update(ticketOrders)
          .set({ linkVersion: sql`${ticketOrders.linkVersion} + 1` })
          .where(inArray(ticketOrders.id, mailed));
      return mailed.length;
    });
  });

/** Returns the orders whose tickets are waiting to be mailed: that mail will have the current link. */
async function mailsUnderWay(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const order = sql<string>`${outbox.payload}->>'ticketOrderId'`;
  const rows = await db
    .select({ order })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, ticketMailKind),
        eq(outbox.state, 'waiting'),
        eq(sql`${outbox.payload}->>'about'`, 'order'),
        inArray(order, [...ids]),
      ),
    );
  return new Set(rows.map((row) => row.order));
}
