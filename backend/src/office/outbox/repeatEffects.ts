import { and, asc, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { outbox } from '../../platform/db/schema';
import {
  bulkMost,
  changeFound,
  receivedUntil,
  type BulkResult,
  type Refused,
} from '../../staff/staff-lists/bulk';
import { triedAt } from './changeEffect';
import { effectRows, stateOf, whereOf, type EffectRow } from './effectRows';
import type { EffectsRepeat } from './outbox.routes';
import { whetherAgain } from './whetherAgain';

/**
 * Retries many effects that failed or wait after a failure, in one transaction. Those due soon do not change, and the
 * others report why not. Cancelled effects and sent mails are only repeated one at a time.
 * @throws ServiceError `validation_failed` at `selection` for too many
 */
export const repeatEffects = (
  { db, clock }: ServiceContext,
  { selection, dry }: EffectsRepeat,
): Promise<BulkResult> =>
  db.transaction(async (tx) => {
    const at = clock.now();
    const rows = await effectRows(tx)
      .where(
        'ids' in selection
          ? inArray(outbox.id, selection.ids)
          : and(whereOf(tx, selection.all), receivedUntil(outbox.createdAt, selection.until, at)),
      )
      .orderBy(asc(outbox.id))
      .limit(bulkMost + 1)
      .for('update');
    const staying = rows.flatMap((row) => refusalOf(row, at) ?? []);
    const due = new Set(rows.filter((row) => whetherAgain(row, at) === 'now').map(({ id }) => id));
    return changeFound({ at, selection, dry, found: rows.map(({ id }) => id), staying }, async (ids) => {
      const now = ids.filter((id) => due.has(id));
      if (now.length > 0) await tx.update(outbox).set(triedAt(at)).where(inArray(outbox.id, now));
      return now.length;
    });
  });

/** Returns why an effect cannot be retried in bulk. */
function refusalOf(row: EffectRow, now: Date): Refused | undefined {
  const { id } = row;
  if (stateOf(row) === 'dropped')
    return { id, reason: 'It was given up: what was is tried again one at a time.' };
  const again = whetherAgain(row, now);
  if (again === 'copy') return { id, reason: 'It was sent: what was is sent once more one at a time.' };
  return typeof again === 'object' ? { id, reason: again.stays } : undefined;
}
