import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { donations, orders, projects } from '../../platform/db/schema';
import { bulkMost, receivedUntil, changeFound, type BulkResult } from '../../staff/staff-lists/bulk';
import { whereOf } from './donationFilter';
import type { DonationBulkDecision } from './staff.routes';

/** Shows names and messages of many donors on the wall, or hides them. @throws ServiceError at `selection` for too many */
export async function decideWordsOfMany(
  { db, clock }: ServiceContext,
  { selection, dry, wall }: DonationBulkDecision,
): Promise<BulkResult> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: donations.id })
      .from(donations)
      .innerJoin(orders, eq(orders.id, donations.orderId))
      .innerJoin(projects, eq(projects.id, donations.projectId))
      .where(
        'ids' in selection
          ? inArray(donations.id, selection.ids)
          : and(whereOf(tx, selection.all), receivedUntil(donations.createdAt, selection.until, at)),
      )
      .orderBy(asc(donations.id))
      .limit(bulkMost + 1);
    return changeFound({ at, selection, dry, found: found.map(({ id }) => id) }, async (ids) => {
      const rows = await tx
        .update(donations)
        .set({ wall })
        .where(and(inArray(donations.id, ids), ne(donations.wall, wall)))
        .returning({ id: donations.id });
      return rows.length;
    });
  });
}
