/** What came of a suite. */
export interface SuiteResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** What its seconds are made of, where several teams have tests in it. */
  readonly parts?: readonly Part[];
  /** What failed, or passed only when it was asked once more, a line each. */
  readonly remarks?: readonly string[];
}

/** The tests of one app in a suite. With two workers their seconds pass twice as fast as they count. */
export interface Part {
  readonly name: string;
  readonly seconds: number;
}

export type Outcome = Omit<SuiteResult, 'name' | 'seconds'>;
