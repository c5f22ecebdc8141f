import { watchEvents, whileCached } from '@school/shared/stream';
import { openStream, refusalOf } from './openStream';
import type { LiveStream, UpdateLive } from './liveStream';

/** Reads a stream of the API into the cache, and reconnects when it breaks. */
export const readStream = <Data>(
  entry: Parameters<typeof whileCached>[0],
  update: UpdateLive<Data>,
  { path, event, parse }: LiveStream<Data>,
): Promise<void> =>
  whileCached(entry, (signal) =>
    watchEvents(signal, {
      open: (wanted) => openStream(path, wanted),
      event,
      parse,
      onData: (data) => update((before) => ({ ...before, data })),
      onState: (state) => update((before) => ({ ...before, state })),
    }).catch(
      (error: unknown) =>
        void update((before) => ({ ...before, state: 'refused', refusal: refusalOf(error) })),
    ),
  );
