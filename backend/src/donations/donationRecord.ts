import { sql } from 'drizzle-orm';
import { orderRecord } from '../payments/orderRecord';
import { donations, orders } from '../platform/db/schema';
import { isOf, rowsOf } from '../platform/personal-data/byEmail';
import type { PersonalRecord } from '../platform/personal-data/personalRecord';

/** Donations; they are erased with their order. */
export const donationRecord: PersonalRecord = {
  name: 'Donations',
  tables: ['donations'],
  find: async (db, email) =>
    (
      await db
        .select({ id: donations.orderId })
        .from(donations)
        .innerJoin(orders, sql`${orders.id} = ${donations.orderId}`)
        .where(isOf(email, donations.email, orders.customerEmail))
    ).map(({ id }) => id),
  read: async (db, ids) => ({ donations: await rowsOf(db, donations, donations.orderId, ids) }),
  erase: (context, ids, why) => orderRecord.erase(context, ids, why),
};
