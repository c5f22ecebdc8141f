import type { Browser } from '@playwright/test';
import type { BenchSite } from './benchSite';
import type { Row } from './table';

/** What a measure works with. */
export interface Bench {
  readonly browser: Browser;
  readonly sites: BenchSite;
  /** How often each contestant is measured; odd. */
  readonly runs: number;
  /** Only shows that every measure works: each figure once, where it is cheap to have. */
  readonly quick: boolean;
}

/** Something that is measured: gives its lines of the table. */
export type Measure = (bench: Bench) => Promise<Row[]>;

/** For what takes long and hardly varies: at most so many runs. */
export function fewRuns(runs: number, most = 3): number {
  return Math.min(runs, most);
}

export const KB = 1024;
