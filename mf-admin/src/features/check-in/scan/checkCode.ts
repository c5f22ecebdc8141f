import { messageOfApiError } from '@school/shared/api';
import { newKey } from '@school/shared/form';
import type { Scan } from '../api';
import { codeHash } from '../rules/codeHash';
import { withWaiting } from '../rules/doorList';
import type { DoorStore } from '../rules/doorStore';
import { judge } from '../rules/judge';
import { isUnanswered } from '../../../kit/offline/isUnanswered';
import type { Outcome } from '../rules/outcome';

/** A request to judge a code. */
export interface Asked {
  readonly scanId: string;
  readonly code: string;
  readonly door: string;
}

interface Context {
  readonly store: Pick<DoorStore, 'list' | 'waiting' | 'add'>;
  readonly door: string;
  /** Sends it; rejects with the error of the API client, or after a timeout. */
  readonly ask: (asked: Asked) => Promise<Scan>;
  /** IDs of scans by code, whose response was lost and that admitted nobody. */
  readonly unanswered: Map<string, string>;
}

/**
 * Checks a code by the API, or offline by the stored list when the API does not respond. An offline
 * admission waits under the ID that was sent, so that it counts once whatever happened to the request.
 * After an offline rejection the next try has the same ID: if the API had admitted the guest, it answers so
 * again instead of reporting a repeated scan.
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
