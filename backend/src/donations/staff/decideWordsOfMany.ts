import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { ServiceContext } from '../../db/context';
import { donations, orders, projects } from '../../db/schema';
import {
  bulkMost,
  cameBy,
  chunksOf,
  goneOf,
  refuseTooMany,
  resultOf,
  type BulkResult,
} from '../../staff-lists/bulk';
import { whereOf } from './donationFilter';
import type { DonationBulkDecision } from './staff.routes';

/** Shows names and words of many donors on the wall, or hides them. @throws ServiceError at `selection` for too many */
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
          : and(whereOf(tx, selection.all), cameBy(donations.createdAt, selection.until, at)),
      )
      .orderBy(asc(donations.id))
      .limit(bulkMost + 1);
    refuseTooMany(found.length);
    const ids = found.map(({ id }) => id);
    const refused = goneOf(selection, ids);
    const asked = ids.length + refused.length;
    if (dry) return resultOf({ at, asked, changed: 0, unchanged: 0, refused });
    let changed = 0;
    for (const some of chunksOf(ids)) {
      const rows = await tx
        .update(donations)
        .set({ wall })
        .where(and(inArray(donations.id, some), ne(donations.wall, wall)))
        .returning({ id: donations.id });
      changed += rows.length;
    }
    return resultOf({ at, asked, changed, unchanged: ids.length - changed, refused });
  });
}
