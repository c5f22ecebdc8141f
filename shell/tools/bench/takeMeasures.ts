import type { Bench, Measure } from './measure';
import type { Row } from './table';

/** The results of all measures. */
export interface Measured {
  readonly rows: readonly Row[];
  /** Each failed measure with its reason, in one line. */
  readonly failures: readonly string[];
}

/** Runs measures one after the other. A failure is recorded and does not stop the others. */
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
