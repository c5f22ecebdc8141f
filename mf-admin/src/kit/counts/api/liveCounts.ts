import type { LiveState } from '../../live/liveState';
import type { Counts } from './generated/endpoints';

export interface LiveCounts {
  /** All counts since the first request, newest last. */
  readonly readings: readonly Counts[];
  readonly state: LiveState;
  /** Why the request was rejected. */
  readonly refusal: string;
}

export const NOTHING_YET: LiveCounts = { readings: [], state: 'opening', refusal: '' };
