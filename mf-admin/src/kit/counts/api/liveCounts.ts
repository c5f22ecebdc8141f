import type { LiveState } from '../../live/liveState';
import type { Counts } from './generated/endpoints';

export interface LiveCounts {
  /** The counts as they came since they were first asked for, the newest last. */
  readonly readings: readonly Counts[];
  readonly state: LiveState;
  /** Why there are none, when they were refused. */
  readonly refusal: string;
}

export const NOTHING_YET: LiveCounts = { readings: [], state: 'opening', refusal: '' };
