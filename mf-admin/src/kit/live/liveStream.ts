import type { LiveState } from './liveState';

/** What the cache holds of a stream: what came last, and how it is with the stream. */
export interface Live<Data> {
  readonly data?: Data | undefined;
  readonly state: LiveState;
  /** Why it cannot be shown, when it was refused. */
  readonly refusal: string;
}

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
