import { watchEvents, whileCached } from '@school/shared/stream';
import { openStream, refusalOf } from '../../live/openStream';
import type { Counts } from './generated/endpoints';
import type { LiveCounts } from './liveCounts';

/** The number of readings kept for the chart. */
const KEPT = 16;

/** Updates the counts as long as they are in the cache. */
export async function watchCounts(
  entry: Parameters<typeof whileCached>[0],
  update: (next: (before: LiveCounts) => LiveCounts) => void,
): Promise<void> {
  await whileCached(entry, (signal) =>
    watchEvents(signal, {
      open: (wanted) => openStream('/stats/stream', wanted),
      event: 'counts',
      parse: parseCounts,
      onData: (counts) =>
        update((before) => ({ ...before, readings: [...before.readings, counts].slice(-KEPT) })),
      onState: (state) => update((before) => ({ ...before, state })),
    }).catch((error: unknown) =>
      update((before) => ({ ...before, state: 'refused', refusal: refusalOf(error) })),
    ),
  );
}

function parseCounts(data: unknown): Counts {
  if (!areCounts(data)) throw new Error('The stream sent something else than counts');
  return data;
}

const areCounts = (data: unknown): data is Counts =>
  typeof data === 'object' && data !== null && Object.values(data).every(Number.isFinite);
