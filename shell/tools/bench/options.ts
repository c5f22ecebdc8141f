import { parseArgs } from 'node:util';
import { Refusal } from '../../workspace/refusal';

export interface BenchOptions {
  readonly runs: number;
  /** The one measure to take; all when none is named. */
  readonly only: string | undefined;
  /** One run of what is cheap, for the test command; no report is written. */
  readonly quick: boolean;
}

const DEFAULT_RUNS = 7;

/** Reads the command line. @throws Refusal naming what is wrong with it */
export function readOptions(args: readonly string[], measures: readonly string[]): BenchOptions {
  const usage = `npm run bench -- [--runs ${DEFAULT_RUNS}] [--only ${measures.join('|')}] [--quick]`;
  const { runs, only, quick } = parsed(args, usage);
  if (quick && runs !== undefined) throw new Refusal(`--quick is one run: ${usage}`);
  return {
    runs: quick ? 1 : oddNumber(runs ?? String(DEFAULT_RUNS)),
    only: only === undefined ? undefined : known(only, measures),
    quick,
  };
}

function parsed(args: readonly string[], usage: string) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string' },
        only: { type: 'string' },
        quick: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new Refusal(`${(error as Error).message.split('. ')[0]}: ${usage}`);
  }
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
