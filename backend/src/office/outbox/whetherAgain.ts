import { leaseMs } from '../../platform/outbox/worker';
import type { outbox } from '../../platform/db/schema';

/** What of an effect decides about it. */
interface TriedEffect extends Pick<typeof outbox.$inferSelect, 'kind' | 'state' | 'attempts' | 'dueAt'> {
  /** Whether there is still something to carry out. */
  isKept: boolean;
}

/** What a wish to try an effect at once comes to; `stays` says why it is not tried. */
export type Again = 'now' | 'copy' | 'on its way' | { readonly stays: string };

/**
 * Whether an effect can be tried at once: what failed, what was given up, and what waits after a try that failed. What is
 * tried soon or now is on its way; a mail that was sent goes out once more as another one.
 */
export function whetherAgain({ kind, state, attempts, dueAt, isKept }: TriedEffect, now: Date): Again {
  if (!isKept) return { stays: 'Its words and addresses are not kept any more: nothing can be sent.' };
  if (state === 'failed') return 'now';
  if (state === 'done')
    return kind === 'mail'
      ? 'copy'
      : { stays: 'This was done. Only a ready-made mail can be sent once more.' };
  // What is taken is due when its lease ends.
  if (dueAt.getTime() <= now.getTime() + leaseMs) return 'on its way';
  return attempts > 0 ? 'now' : { stays: 'Its time has not come yet.' };
}
