import { messageOf } from '@school/shared';
import { apiUrl, currentToken } from '@school/shared/api';
import { StreamRefused, watchEvents, whileCached } from '@school/shared/stream';
import type { Counts } from './generated/endpoints';
import type { LiveCounts } from './liveCounts';

/** So many readings are kept to be drawn. */
const KEPT = 16;

/** Keeps the counts up to date as long as they are in the cache. */
export async function watchCounts(
  entry: Parameters<typeof whileCached>[0],
  update: (next: (before: LiveCounts) => LiveCounts) => void,
): Promise<void> {
  await whileCached(entry, (signal) =>
    watchEvents(signal, {
      open,
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

async function open(signal: AbortSignal): Promise<Response> {
  const token = await currentToken();
  return fetch(apiUrl('/stats/stream'), {
    signal,
    cache: 'no-store',
    headers: { Accept: 'text/event-stream', ...(token && { Authorization: `Bearer ${token}` }) },
  });
}

function parseCounts(data: unknown): Counts {
  if (!areCounts(data)) throw new Error('The stream sent something else than counts');
  return data;
}

const areCounts = (data: unknown): data is Counts =>
  typeof data === 'object' && data !== null && Object.values(data).every(Number.isFinite);

function refusalOf(error: unknown): string {
  if (!(error instanceof StreamRefused)) return messageOf(error);
  return error.status === 403
    ? 'Your account has no role that may see these numbers.'
    : 'Please sign in again.';
}
