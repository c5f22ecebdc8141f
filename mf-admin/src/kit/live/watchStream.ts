import { importChunk, messageOf } from '@school/shared';
import type { whileCached } from '@school/shared/stream';
import type { Live, LiveStream, UpdateLive } from './liveStream';

export const OPENING: Live<never> = { state: 'opening', refusal: '' };

/**
 * Follows a stream of the API as long as it is in the cache. The code that reads streams loads separately,
 * after the page.
 */
export const watchStream = <Data>(
  entry: Parameters<typeof whileCached>[0],
  update: UpdateLive<Data>,
  stream: LiveStream<Data>,
): Promise<void> =>
  importChunk('live stream', () => import('./readStream')).then(
    ({ readStream }) => readStream(entry, update, stream),
    (error: unknown) => void update((before) => ({ ...before, state: 'refused', refusal: messageOf(error) })),
  );
