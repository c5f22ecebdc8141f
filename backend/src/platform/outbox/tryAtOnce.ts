import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../core/clock';
import { outbox } from '../db/schema';
import { attempt, noteDone, type AttemptContext } from './attempt';
import { leaseMs } from './worker';
import type { EffectHandler } from './effectHandler';

/** When a worker takes over what is queued to be tried at once by who queues it. */
export const takenOverAt = (clock: Clock): Date => new Date(clock.now().getTime() + leaseMs);

/**
 * Carries out an effect right here, after the transaction that queued it until `takenOverAt`, for somebody who waits for
 * what comes of it. What fails is left to the workers.
 */
export async function tryAtOnce(context: AttemptContext, key: string, handler: EffectHandler): Promise<void> {
  const [effect] = await context.db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.key, key), eq(outbox.state, 'waiting')))
    .returning();
  if (effect && (await attempt(context, effect, handler))) await noteDone(context, effect.id);
}
