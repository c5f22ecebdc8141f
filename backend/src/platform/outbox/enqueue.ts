import { outbox } from '../db/schema';
import type { ServiceContext } from '../db/context';

/** Work to be done once its transaction is committed. */
export interface Effect {
  /** The handler that runs it, such as `mail`. */
  kind: string;
  /** Identifies the effect, such as `receipt:{orderId}`; one with the same key runs once. */
  key: string;
  /** JSON; all that the handler needs. */
  payload: unknown;
  /** Not before this time. */
  notBefore?: Date;
}

/**
 * Queues an effect in the caller's transaction: it runs if and only if that is committed.
 * @returns false when the key already exists
 */
export async function enqueue(context: ServiceContext, effect: Effect): Promise<boolean> {
  const [isNew = false] = await enqueueAll(context, [effect]);
  return isNew;
}

/** Queues several effects, as many as one statement takes. @returns for each whether it is new */
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
