import { eq } from 'drizzle-orm';
import { notFound, ServiceError } from '../../platform/core/errors';
import type { Database } from '../../platform/db/database';
import type { ServiceContext } from '../../platform/db/context';
import { outbox } from '../../platform/db/schema';
import { enqueue } from '../../platform/outbox/enqueue';
import { copyKeyOf } from './copyKey';
import { effectRows, type EffectRow } from './effectRows';
import { whetherAgain } from './whetherAgain';

/** What makes an effect one that is tried now, as it was at first. */
export const triedAt = (now: Date) =>
  ({ state: 'waiting', attempts: 0, dueAt: now, endedAt: null, lastError: null, dropReason: null }) as const;

/**
 * Tries at once what failed, or waits after a try that failed; what is tried soon or now stays as it is. A mail that was
 * sent goes out once more, as another effect, once for the key.
 * @returns the id of what is carried out
 * @throws ServiceError not found; `conflict` when there is nothing left to carry out, or its time has not come
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

/** Gives up what failed or waits; again, it changes nothing. @throws ServiceError not found; `conflict` for what was done */
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
