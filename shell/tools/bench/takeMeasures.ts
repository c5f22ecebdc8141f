import type { Bench, Measure } from './measure';
import type { Row } from './table';

/** What all measures together gave. */
export interface Measured {
  readonly rows: readonly Row[];
  /** Each measure that failed, with the reason, in one line. */
  readonly failures: readonly string[];
}

/** Takes measures one after the other. One that fails is noted, and the others are taken all the same. */
export async function takeMeasures(
  measures: readonly (readonly [name: string, measure: Measure])[],
  bench: Bench,
  log: (line: string) => void = console.log,
): Promise<Measured> {
  const rows: Row[] = [];
  const failures: string[] = [];
  for (const [name, measure] of measures) {
    log(`Measuring ${name} …`);
    try {
      rows.push(...(await measure(bench)));
    } catch (error) {
      failures.push(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { rows, failures };
}
