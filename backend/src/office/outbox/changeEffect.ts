import { eq } from 'drizzle-orm';
import { notFound, ServiceError } from '../../platform/core/errors';
import type { Database } from '../../platform/db/database';
import type { ServiceContext } from '../../platform/db/context';
import { outbox } from '../../platform/db/schema';
import { enqueue } from '../../platform/outbox/enqueue';
import { copyKeyOf } from './copyKey';
import { effectRows, type EffectRow } from './effectRows';
import { whetherAgain } from './whetherAgain';

/** Returns the values that schedule an effect for now. */
export const triedAt = (now: Date) =>
  ({ state: 'waiting', attempts: 0, dueAt: now, endedAt: null, lastError: null, dropReason: null }) as const;

/**
 * Retries an effect that failed, or that waits after a failure; one that is due soon does not change. A sent mail is
 * sent again as another effect, once for the key.
 * @returns the id of the effect that runs
 * @throws ServiceError not found; `conflict` when nothing is left to run, or its time has not come
 */
export const repeatEffect = (context: ServiceContext, id: string, requestKey: string): Promise<string> =>
  context.db.transaction(async (tx) => {
    const row = await holdEffect(tx, id);
    const now = context.clock.now();
    const again = whetherAgain(row, now);
    if (again === 'on its way') return id;
    if (again === 'copy') return copyMail({ ...context, db: tx }, row, requestKey);
    if (again !== 'now') throw new ServiceError('conflict', again.stays);
    await tx.update(outbox).set(triedAt(now)).where(eq(outbox.id, id));
    return id;
  });

async function copyMail(
  context: ServiceContext,
  { id, key, kind }: EffectRow,
  requestKey: string,
): Promise<string> {
  const { db } = context;
  const [sent] = await db.select({ payload: outbox.payload }).from(outbox).where(eq(outbox.id, id));
  const copyKey = copyKeyOf(key, requestKey);
  await enqueue(context, { kind, key: copyKey, payload: sent?.payload });
  const [copy] = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.key, copyKey));
  return copy?.id ?? id;
}

/**
 * Cancels an effect that failed or waits; a repeat changes nothing. @throws ServiceError not found; `conflict` for one
 * that was done
 */
export const dropEffect = (context: ServiceContext, id: string, reason: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const row = await holdEffect(tx, id);
    if (row.state === 'done') throw new ServiceError('conflict', 'This was done already.');
    if (row.dropReason !== null) return;
    await tx
      .update(outbox)
      .set({ state: 'failed', dropReason: reason, endedAt: row.endedAt ?? context.clock.now() })
      .where(eq(outbox.id, id));
  });

async function holdEffect(db: Database, id: string): Promise<EffectRow> {
  const [row] = await effectRows(db).where(eq(outbox.id, id)).for('update');
  if (!row) throw notFound('This effect');
  return row;
}
