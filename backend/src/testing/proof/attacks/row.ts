/** The result of one attack or fault. */
export interface AttackRow {
  case: string;
  tries: number;
  /** Responses of 500 and above, except 503 with Retry-After while a dependency of the API is removed. */
  errors: number;
  /** Answers that exceeded the limit. */
  hangs: number;
  /** What was acknowledged but is not stored, or was owed but did not arrive. */
  lost: number;
  /** What was accepted but should not have been, or counted more than once. */
  admitted: number;
  /** Some of the failures, for analysis. */
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

/** Records some failures as examples; other failures replace slow answers. */
export function example(row: AttackRow, text: string, isOnlySlow: boolean): void {
  if (!isOnlySlow) row.examples.unshift(text);
  else if (row.examples.length < mostExamples) row.examples.push(text);
  row.examples.length = Math.min(row.examples.length, mostExamples);
}

/** Returns whether an attack had no effect. */
export const isHarmless = ({ tries, errors, hangs, lost, admitted }: AttackRow) =>
  tries > 0 && errors + hangs + lost + admitted === 0;
