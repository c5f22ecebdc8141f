import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { invalidAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { enquiries, staffAccounts } from '../../platform/db/schema';
import { enquirySources } from '../../platform/db/views/enquirySources';
import { bulkMost, receivedUntil, changeFound, type BulkResult } from '../../staff/staff-lists/bulk';
import type { EnquiryBulkChange } from './enquiries.routes';
import { whereOf } from './readEnquiries';

/**
 * Changes state or assignee of many enquiries, in one transaction. It applies to all of them regardless of recent
 * changes, so no version is checked.
 * @throws ServiceError `validation_failed` at `assignee` for an unknown account, at `selection` for too many
 */
export async function changeEnquiries(
  { db, clock }: ServiceContext,
  { selection, dry, state, assignee }: EnquiryBulkChange,
): Promise<BulkResult> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    if (assignee) {
      const accounts = await tx.$count(staffAccounts, eq(staffAccounts.account, assignee));
      if (accounts === 0) throw invalidAt('assignee', 'Nobody of the staff has this account.');
    }
    const found = await tx
      .select({ id: enquirySources.id })
      .from(enquirySources)
      .leftJoin(enquiries, eq(enquiries.id, enquirySources.id))
      .where(
        'ids' in selection
          ? and(inArray(enquirySources.id, selection.ids), eq(enquirySources.isThere, true))
          : and(whereOf(selection.all), receivedUntil(enquirySources.receivedAt, selection.until, at)),
      )
      .orderBy(asc(enquirySources.id))
      .limit(bulkMost + 1);
    return changeFound({ at, selection, dry, found: found.map(({ id }) => id) }, async (ids) => {
      await tx
        .insert(enquiries)
        .values(ids.map((id) => ({ id })))
        .onConflictDoNothing();
      const rows = await tx
        .update(enquiries)
        .set({ ...(state && { state }), ...(assignee !== undefined && { assignee }) })
        .where(
          and(
            inArray(enquiries.id, ids),
            sql`(${enquiries.state} <> ${state ?? sql`${enquiries.state}`} or ${enquiries.assignee} is distinct from ${assignee === undefined ? sql`${enquiries.assignee}` : sql`${assignee}::text`})`,
          ),
        )
        .returning({ id: enquiries.id });
      return rows.length;
    });
  });
}
