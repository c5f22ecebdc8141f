/** The result of a suite. */
export interface SuiteResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** The seconds by team, when several have tests in it. */
  readonly parts?: readonly Part[];
  /** Failed and flaky tests, each with the first lines of its errors. */
  readonly remarks?: readonly string[];
}

/** The tests of one app in a suite. With two workers, their seconds are about twice the elapsed time. */
export interface Part {
  readonly name: string;
  readonly seconds: number;
}

export type Outcome = Omit<SuiteResult, 'name' | 'seconds'>;
