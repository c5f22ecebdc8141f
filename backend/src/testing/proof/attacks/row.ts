/** What one attack or fault came to. */
export interface AttackRow {
  case: string;
  tries: number;
  /** Answers of 500 and above, but for 503 with Retry-After where the fault takes the API's own base away. */
  errors: number;
  /** Answers that took longer than anybody waits. */
  hangs: number;
  /** What was acknowledged and is not there, or was owed and did not come. */
  lost: number;
  /** What was let in and should not have been, or counted more than once. */
  admitted: number;
  /** Some of what was wrong, to be looked into. */
  examples: string[];
}

export const emptyRow = (name: string): AttackRow => ({
  case: name,
  tries: 0,
  errors: 0,
  hangs: 0,
  lost: 0,
  admitted: 0,
  examples: [],
});

const mostExamples = 12;

/** Notes what was wrong, as long as there are not many of these; what is worse than slow goes first. */
export function example(row: AttackRow, words: string, isOnlySlow: boolean): void {
  if (!isOnlySlow) row.examples.unshift(words);
  else if (row.examples.length < mostExamples) row.examples.push(words);
  row.examples.length = Math.min(row.examples.length, mostExamples);
}

/** Whether an attack came to nothing. */
export const isHarmless = ({ tries, errors, hangs, lost, admitted }: AttackRow) =>
  tries > 0 && errors + hangs + lost + admitted === 0;
