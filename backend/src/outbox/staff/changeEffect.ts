import { eq } from 'drizzle-orm';
import { notFound, ServiceError } from '../../core/errors';
import type { ServiceContext } from '../../db/context';
import { outbox } from '../../db/schema';
import { enqueue } from '../enqueue';
import { leaseMs } from '../worker';
import { isKept, waitsForAnotherTry } from './readOutbox';

type Row = typeof outbox.$inferSelect;

/**
 * Tries at once what failed, or waits after a try that failed; what is tried soon or now stays as it is. A mail that was
 * sent goes out once more, as another effect, once for the key.
 * @returns the id of what is carried out
 * @throws ServiceError not found; `conflict` when there is nothing left to carry out, or its time has not come
 */
export const repeatEffect = (context: ServiceContext, id: string, requestKey: string): Promise<string> =>
  context.db.transaction(async (tx) => {
    const row = await holdEffect({ ...context, db: tx }, id);
    const again = `${row.key}:again:${requestKey}`;
    if (!isKept(row))
      throw new ServiceError(
        'conflict',
        'Its words and addresses are not kept any more: nothing can be sent.',
      );
    if (row.state === 'done') {
      if (row.kind !== 'mail')
        throw new ServiceError('conflict', 'This was done. Only a ready-made mail can be sent once more.');
      await enqueue({ ...context, db: tx }, { kind: row.kind, key: again, payload: row.payload });
      const [copy] = await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.key, again));
      return copy?.id ?? id;
    }
    const now = context.clock.now();
    if (row.state === 'waiting' && !waitsForAnotherTry(row, now)) {
      if (row.dueAt.getTime() <= now.getTime() + leaseMs) return id;
      throw new ServiceError('conflict', 'Its time has not come yet.');
    }
    await tx
      .update(outbox)
      .set({ state: 'waiting', attempts: 0, dueAt: now, endedAt: null, lastError: null, dropReason: null })
      .where(eq(outbox.id, id));
    return id;
  });

/** Gives up what failed or waits; again, it changes nothing. @throws ServiceError not found; `conflict` for what was done */
export const dropEffect = (context: ServiceContext, id: string, reason: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const row = await holdEffect({ ...context, db: tx }, id);
    if (row.state === 'done') throw new ServiceError('conflict', 'This was done already.');
    if (row.dropReason !== null) return;
    await tx
      .update(outbox)
      .set({ state: 'failed', dropReason: reason, endedAt: row.endedAt ?? context.clock.now() })
      .where(eq(outbox.id, id));
  });

async function holdEffect({ db }: ServiceContext, id: string): Promise<Row> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id)).for('update');
  if (!row) throw notFound('This effect');
  return row;
}
