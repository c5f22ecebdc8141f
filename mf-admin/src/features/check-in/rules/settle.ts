import type { Scan } from '../api';
import type { DoorStore } from './doorStore';
import type { WaitingScan } from './types';

/** So many scans go in one request, as the API has it. */
const BATCH = 200;

/**
 * Tells the school of the scans that wait, in requests of at most `BATCH`. What was answered leaves the phone at once,
 * so a connection that breaks in the middle costs nothing; what is told twice counts once, by its `scanId`.
 * @returns what the school says of them
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
