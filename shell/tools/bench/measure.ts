import type { Browser } from '@playwright/test';
import type { BenchSite } from './benchSite';
import type { Row } from './table';

/** The context of a measure. */
export interface Bench {
  readonly browser: Browser;
  readonly sites: BenchSite;
  /** How often each contestant is measured; odd. */
  readonly runs: number;
  /** Only checks that every measure works, with each figure taken once when that is fast. */
  readonly quick: boolean;
}

/** A measure; returns its rows of the table. */
export type Measure = (bench: Bench) => Promise<Row[]>;

/** Returns a lower number of runs for slow measures that vary little. */
export function fewRuns(runs: number, most = 3): number {
  return Math.min(runs, most);
}

export const KB = 1024;
