import type { Scan } from '../api';
import type { DoorStore } from './doorStore';
import type { WaitingScan } from './types';

/** Scans per request, as on the API. */
const BATCH = 200;

/**
 * Reports pending scans in requests of at most `BATCH`. Answered ones are removed at once, so a broken
 * connection loses nothing; a scan reported twice counts once, by its `scanId`.
 * @returns the scans as the API has them
 */
export async function settle(
  store: Pick<DoorStore, 'waiting' | 'settled'>,
  send: (scans: readonly WaitingScan[]) => Promise<readonly Scan[]>,
): Promise<Scan[]> {
  const answers: Scan[] = [];
  const waiting = store.waiting();
  for (let from = 0; from < waiting.length; from += BATCH) {
    const answered = await send(waiting.slice(from, from + BATCH));
    store.settled(answered.map(({ scanId }) => scanId));
    answers.push(...answered);
  }
  return answers;
}
