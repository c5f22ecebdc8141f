import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database';
import { moneyMovements } from '../../platform/db/views/moneyMovements';
import { isWithin, type Days } from '../../platform/http/period';

/** The sum of amounts in pesewas; 0 for none. */
export const total = (amount: PgColumn | SQL): SQL<number> =>
  sql`coalesce(sum(${amount}), 0)`.mapWith(Number);

/**
 * Returns a subquery of the money received and refunded in a period, by order.
 * @param by orders of the payment service, or ticket orders, which also include sales at the desk
 */
export function moneyOfPeriod(db: Database, by: 'orderId' | 'ticketOrderId', days: Days) {
  const { at, received, refunded, [by]: order } = moneyMovements;
  return db
    .select({ order, received: total(received).as('received'), refunded: total(refunded).as('refunded') })
    .from(moneyMovements)
    .where(isWithin(at, days))
    .groupBy(order)
    .as('money');
}
