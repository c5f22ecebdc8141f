import { Refusal } from '../cli/settings';

export interface BenchOptions {
  readonly runs: number;
  /** The one measure to take; all when none is named. */
  readonly only: string | undefined;
}

const DEFAULT_RUNS = 7;

/** Reads the command line. @throws Refusal naming what is wrong with it */
export function readOptions(args: readonly string[], measures: readonly string[]): BenchOptions {
  let runs = DEFAULT_RUNS;
  let only: string | undefined;
  for (let index = 0; index < args.length; index += 2) {
    const [option, value = ''] = args.slice(index, index + 2);
    if (option === '--runs') runs = oddNumber(value);
    else if (option === '--only') only = known(value, measures);
    else
      throw new Refusal(
        `Unknown option ${option}: npm run bench -- [--runs 7] [--only ${measures.join('|')}]`,
      );
  }
  return { runs, only };
}

function oddNumber(text: string): number {
  const runs = Number(text);
  if (Number.isInteger(runs) && runs > 0 && runs % 2 === 1) return runs;
  throw new Refusal(`--runs must be an odd number, so that there is a middle (it is "${text}")`);
}

function known(name: string, measures: readonly string[]): string {
  if (measures.includes(name)) return name;
  throw new Refusal(`There is no measure "${name}"; there are ${measures.join(', ')}`);
}
