import { importChunk, messageOf } from '@school/shared';
import type { whileCached } from '@school/shared/stream';
import type { Live, LiveStream, UpdateLive } from './liveStream';

export const OPENING: Live<never> = { state: 'opening', refusal: '' };

/**
 * Follows a stream of the API as long as its answer is in the cache. What reads streams comes on its own: a page stands
 * before its numbers move.
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
