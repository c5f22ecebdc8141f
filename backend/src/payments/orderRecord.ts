import { inArray, or, sql } from 'drizzle-orm';
import {
  competitionEntries,
  donations,
  orders,
  orderTransitions,
  paymentAttempts,
  paymentFlags,
  payments,
  refunds,
  ticketOrders,
  webhookDeliveries,
} from '../platform/db/schema';
import { erasedEmail, erasedName } from '../platform/personal-data/erased';
import type { PersonalRecord } from '../platform/personal-data/personalRecord';
import { among, isOf, rowsOf } from '../platform/personal-data/byEmail';

/**
 * Orders of the payment core, found by the customer or by what was bought. The books keep amounts, dates and
 * references.
 */
export const orderRecord: PersonalRecord = {
  name: 'Payments',
  tables: [
    'orders',
    'order_transitions',
    'payment_attempts',
    'payments',
    'payment_flags',
    'refunds',
    'webhook_deliveries',
  ],
  find: async (db, email) => {
    const given = db.select({ id: donations.orderId }).from(donations).where(isOf(email, donations.email));
    const bought = db
      .select({ id: ticketOrders.orderId })
      .from(ticketOrders)
      .where(isOf(email, ticketOrders.email));
    const entered = db
      .select({ id: competitionEntries.orderId })
      .from(competitionEntries)
      .where(isOf(email, competitionEntries.email, competitionEntries.guardianEmail));
    const theirs = or(
      isOf(email, orders.customerEmail),
      inArray(orders.id, given),
      inArray(orders.id, bought),
      inArray(orders.id, entered),
    );
    return (await db.select({ id: orders.id }).from(orders).where(theirs)).map(({ id }) => id);
  },
  read: async (db, ids) => {
    const attempts = await rowsOf(db, paymentAttempts, paymentAttempts.orderId, ids);
    const paid = await rowsOf(db, payments, payments.orderId, ids);
    const references = attempts.map(({ txRef }) => txRef);
    return {
      orders: await rowsOf(db, orders, orders.id, ids),
      order_transitions: await rowsOf(db, orderTransitions, orderTransitions.orderId, ids),
      payment_attempts: attempts,
      payments: paid,
      payment_flags: await rowsOf(db, paymentFlags, paymentFlags.orderId, ids),
      refunds: await rowsOf(
        db,
        refunds,
        refunds.paymentId,
        paid.map(({ id }) => id),
      ),
      webhook_deliveries: await rowsOf(db, webhookDeliveries, webhookDeliveries.txRef, references),
    };
  },
  erase: async ({ db }, ids) => {
    await db
      .update(orders)
      .set({ customerName: erasedName, customerEmail: erasedEmail, customerPhone: null })
      .where(among(orders.id, ids));
    await db
      .update(donations)
      .set({
        name: erasedName,
        email: erasedEmail,
        phone: null,
        message: null,
        // The donor wall shows erased donors as anonymous.
        anonymous: true,
        linkUntil: null,
        linkVersion: sql`${donations.linkVersion} + 1`,
      })
      .where(among(donations.orderId, ids));
  },
};
