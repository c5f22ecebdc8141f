import { and, eq, inArray } from 'drizzle-orm';
import { inSpan, recordTime } from '@school/shared/telemetry';
import type { Clock } from '../core/clock';
import type { Logger } from '../core/logger';
import type { Database } from '../db/database';
import { outbox } from '../db/schema';
import { mostAttempts, waitAfter } from './backoff';
import { KeepTrying } from './keepTrying';
import { PermanentFailure } from './permanentFailure';
import type { EffectHandler } from './effectHandler';

/** The dependencies of an attempt. */
export interface AttemptContext {
  db: Database;
  clock: Clock;
  log: Logger;
}

type Taken = typeof outbox.$inferSelect;

/**
 * Runs an effect that this worker has taken. Records a failure with the time of the next attempt. @returns whether it
 * succeeded
 */
export async function attempt(
  context: AttemptContext,
  effect: Taken,
  handler: EffectHandler,
): Promise<boolean> {
  const { kind } = effect;
  const start = performance.now();
  const measure = (outcome: 'done' | 'failed') =>
    recordTime('school.outbox.effect.duration', performance.now() - start, { kind, outcome });
  try {
    await inSpan({ name: `effect ${kind}`, attributes: { kind } }, () => handler(effect));
    measure('done');
    return true;
  } catch (error) {
    measure('failed');
    await noteFailure(context, effect, error);
    return false;
  }
}

/** Records that effects have run. */
export async function noteDone(db: Database, clock: Clock, ids: readonly string[]): Promise<void> {
  await db
    .update(outbox)
    .set({ state: 'done', endedAt: clock.now(), lastError: null })
    .where(inArray(outbox.id, [...ids]));
}

async function noteFailure(
  { db, clock, log }: AttemptContext,
  { id, kind, key, attempts }: Taken,
  error: unknown,
): Promise<void> {
  const lastError = error instanceof Error ? error.message : String(error);
  const isOver = attempts >= mostAttempts || error instanceof PermanentFailure;
  const givenUp = isOver && !(error instanceof KeepTrying);
  log[isOver ? 'error' : 'warn']({ kind, key, attempts, error: lastError }, 'an effect failed');
  const now = clock.now();
  await db
    .update(outbox)
    .set(
      givenUp
        ? { state: 'failed', endedAt: now, lastError }
        : { dueAt: new Date(now.getTime() + waitAfter(attempts)), lastError },
    )
    // This attempt took too long, and the worker that took over may have succeeded.
    .where(and(eq(outbox.id, id), eq(outbox.state, 'waiting')));
}
