import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { orders, paymentFlags } from '../../platform/db/schema';

/** Whether money came that could not be taken for an order, and nobody has looked at it yet; it names the order. */
export const needsStaff = (db: Database) =>
  sql<boolean>`exists (${db
    .select({ one: sql`1` })
    .from(paymentFlags)
    .where(
      and(
        eq(paymentFlags.orderId, orders.id),
        isNull(paymentFlags.resolvedAt),
        inArray(paymentFlags.kind, ['underpaid', 'wrong_currency']),
      ),
    )})`;
