import { importChunk, messageOf } from '@school/shared';
import type { whileCached } from '@school/shared/stream';
import type { LiveState } from './liveState';

/** What the cache holds of a stream: what came last, and how it is with the stream. */
export interface Live<Data> {
  readonly data?: Data | undefined;
  readonly state: LiveState;
  /** Why it cannot be shown, when it was refused. */
  readonly refusal: string;
}

export const OPENING: Live<never> = { state: 'opening', refusal: '' };

export interface LiveStream<Data> {
  /** Below `/api`. */
  readonly path: string;
  /** The name of the events that count. */
  readonly event: string;
  /** Reads what an event carries. @throws when it is something else */
  readonly parse: (data: unknown) => Data;
}

/** Writes the next state of a stream by the one before. */
export type UpdateLive<Data> = (next: (before: Live<Data>) => Live<Data>) => unknown;

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
