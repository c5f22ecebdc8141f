import { and, inArray, lt, ne, sql } from 'drizzle-orm';
import { orders } from '../platform/db/schema';
import { erasedEmail } from '../platform/personal-data/erased';
import type { Retention } from '../platform/personal-data/retention';
import { erasing, keptFor } from '../platform/retention/rules';
import { orderRecord } from './orderRecord';

const isKnown = ne(orders.customerEmail, erasedEmail);
const neverPaid = and(
  inArray(orders.state, ['created', 'failed', 'expired']),
  inArray(orders.kind, ['donation', 'tickets']),
);

/** How long customers of orders are known. */
export const retention: readonly Retention[] = [
  keptFor(
    'paid',
    erasing(orderRecord, orders, (before) =>
      and(lt(sql`coalesce(${orders.paidAt}, ${orders.createdAt})`, before), isKnown),
    ),
  ),
  keptFor(
    'unpaid',
    erasing(orderRecord, orders, (before) => and(lt(orders.createdAt, before), neverPaid, isKnown)),
  ),
];
