import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../core/clock';
import { outbox } from '../db/schema';
import { attempt, noteDone, type AttemptContext } from './attempt';
import { leaseMs } from './worker';
import type { EffectHandler } from './effectHandler';

/** Returns when a worker takes over an effect that its creator tries to run at once. */
export const takenOverAt = (clock: Clock): Date => new Date(clock.now().getTime() + leaseMs);

/**
 * Runs an effect immediately, for a person who waits for the result. It must have been queued until `takenOverAt`, and
 * its transaction be committed. Workers retry a failure.
 */
export async function tryAtOnce(context: AttemptContext, key: string, handler: EffectHandler): Promise<void> {
  const [effect] = await context.db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.key, key), eq(outbox.state, 'waiting')))
    .returning();
  if (effect && (await attempt(context, effect, handler)))
    await noteDone(context.db, context.clock, [effect.id]);
}
