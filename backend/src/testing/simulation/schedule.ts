import { randomFrom } from '../random';
import { happenings } from './events/happenings';

/** One thing that happens. It chooses by its own seed, so that it can be left out without changing the others. */
export interface Happens {
  /** The time since the event before it, ms. */
  readonly afterMs: number;
  readonly what: string;
  readonly seed: number;
  /** Whether it begins while the event before it is still running. */
  readonly isBeside: boolean;
}

const WEEK_MS = 7 * 86_400_000;
const BURSTS_A_WEEK = 5;
const MOST_IN_BURST = 14;

/** Returns what happens within weeks: bursts of a few seconds, and hours without anything. */
export function scheduleOf(seed: number, weeks: number): readonly Happens[] {
  const random = randomFrom(seed);
  const weighted = Object.entries(happenings).flatMap(([what, { weight }]) =>
    Array.from({ length: weight }, () => what),
  );
  return Array.from({ length: weeks * BURSTS_A_WEEK }, () => {
    const pauseMs = Math.floor((0.5 + random.next()) * (WEEK_MS / BURSTS_A_WEEK));
    return Array.from({ length: 1 + random.below(MOST_IN_BURST) }, (_, nth) => ({
      afterMs: nth === 0 ? pauseMs : random.below(20_000),
      what: random.of(weighted),
      seed: random.below(2 ** 31),
      isBeside: nth > 0 && random.chance(0.3),
    }));
  }).flat();
}
