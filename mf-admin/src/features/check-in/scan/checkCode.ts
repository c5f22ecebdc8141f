import { messageOfApiError } from '@school/shared/api';
import { newKey } from '@school/shared/form';
import type { Scan } from '../api';
import { codeHash } from '../rules/codeHash';
import { withWaiting } from '../rules/doorList';
import type { DoorStore } from '../rules/doorStore';
import { judge } from '../rules/judge';
import { isUnanswered } from '../../../kit/offline/isUnanswered';
import type { Outcome } from '../rules/outcome';

/** What the school is asked of a code. */
export interface Asked {
  readonly scanId: string;
  readonly code: string;
  readonly door: string;
}

interface Context {
  readonly store: Pick<DoorStore, 'list' | 'waiting' | 'add'>;
  readonly door: string;
  /** Asks the school; rejects with what the API client throws, or when it takes too long. */
  readonly ask: (asked: Asked) => Promise<Scan>;
  /** Ids of scans whose answer was lost and by which nobody went in, by code. */
  readonly unanswered: Map<string, string>;
}

/**
 * Checks a code: by the school, or by this phone's list when the school does not answer. Anyone the phone lets in waits
 * under the id that was sent, so that it counts once whatever became of the request. Where it lets nobody in, the next
 * try is the same scan: had the school let them in, it says so again instead of sending them away.
 */
export async function checkCode({ store, door, ask, unanswered }: Context, code: string): Promise<Outcome> {
  const scanId = unanswered.get(code) ?? newKey();
  const at = new Date().toISOString();
  try {
    const answer = await ask({ scanId, code, door });
    unanswered.delete(code);
    return { ...answer, at, isOffline: false };
  } catch (error) {
    if (!isUnanswered(error)) {
      const message = messageOfApiError(error);
      return { scanId, at, result: 'refused', ticket: null, first: null, message, isOffline: false };
    }
  }
  const hash = await codeHash(code);
  const list = store.list();
  const judgement = judge(list && withWaiting(list, store.waiting()), hash);
  if (judgement.result === 'in') {
    unanswered.delete(code);
    store.add({ scanId, code, hash, door, scannedAt: at });
  } else unanswered.set(code, scanId);
  return { ...judgement, scanId, at, isOffline: true };
}
