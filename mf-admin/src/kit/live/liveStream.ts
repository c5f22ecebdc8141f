import type { LiveState } from './liveState';

/** The cache entry of a stream: its state and last data. */
export interface Live<Data> {
  readonly data?: Data | undefined;
  readonly state: LiveState;
  /** Why the request was rejected. */
  readonly refusal: string;
}

export interface LiveStream<Data> {
  /** Below `/api`. */
  readonly path: string;
  /** The name of its events. */
  readonly event: string;
  /** Parses an event's data. @throws for invalid data */
  readonly parse: (data: unknown) => Data;
}

/** Updates the state of a stream. */
export type UpdateLive<Data> = (next: (before: Live<Data>) => Live<Data>) => unknown;
