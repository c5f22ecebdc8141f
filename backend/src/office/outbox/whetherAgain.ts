import { leaseMs } from '../../platform/outbox/worker';
import type { outbox } from '../../platform/db/schema';

/** The values of an effect that decide about a retry. */
interface TriedEffect extends Pick<typeof outbox.$inferSelect, 'kind' | 'state' | 'attempts' | 'dueAt'> {
  /** Whether there is still something to run. */
  isKept: boolean;
}

/** The result of a request to retry; `stays` says why it is refused. */
export type Again = 'now' | 'copy' | 'on its way' | { readonly stays: string };

/**
 * Returns whether an effect can be retried at once: a failed or cancelled one, and one that waits after a failure. One
 * that is due soon is already on its way; a sent mail is sent again as another effect.
 */
export function whetherAgain({ kind, state, attempts, dueAt, isKept }: TriedEffect, now: Date): Again {
  if (!isKept) return { stays: 'Its words and addresses are not kept any more: nothing can be sent.' };
  if (state === 'failed') return 'now';
  if (state === 'done')
    return kind === 'mail'
      ? 'copy'
      : { stays: 'This was done. Only a ready-made mail can be sent once more.' };
  // A running effect is due when its lease ends.
  if (dueAt.getTime() <= now.getTime() + leaseMs) return 'on its way';
  return attempts > 0 ? 'now' : { stays: 'Its time has not come yet.' };
}
