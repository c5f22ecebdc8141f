import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { orders, paymentFlags } from '../../platform/db/schema';

/** Returns the condition that a query's order has an open case about money that could not be granted. */
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
