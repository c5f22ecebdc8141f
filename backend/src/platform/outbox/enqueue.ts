import { outbox } from '../db/schema';
import type { ServiceContext } from '../db/context';

/** Something to be carried out once its transaction is committed. */
export interface Effect {
  /** Which handler carries it out, such as `mail`. */
  kind: string;
  /** Names the effect, such as `receipt:{orderId}`: what has the same key happens once. */
  key: string;
  /** JSON; all that the handler needs. */
  payload: unknown;
  /** Not before this time. */
  notBefore?: Date;
}

/**
 * Puts an effect into the queue, in the caller's transaction: it happens if and only if that is committed.
 * @returns false when there was one of the same key already
 */
export async function enqueue(context: ServiceContext, effect: Effect): Promise<boolean> {
  const [isNew = false] = await enqueueAll(context, [effect]);
  return isNew;
}

/** The same for several, as many as one statement takes. @returns of each whether it is new */
export async function enqueueAll(
  { db, clock }: ServiceContext,
  effects: readonly Effect[],
): Promise<boolean[]> {
  const createdAt = clock.now();
  const rows = await db
    .insert(outbox)
    .values(
      effects.map(({ kind, key, payload, notBefore }) => ({
        kind,
        key,
        payload,
        createdAt,
        dueAt: notBefore ?? createdAt,
      })),
    )
    .onConflictDoNothing({ target: outbox.key })
    .returning({ key: outbox.key });
  const added = new Set(rows.map(({ key }) => key));
  return effects.map(({ key }) => added.has(key));
}
