import { parseArgs } from 'node:util';
import { Refusal } from '../../workspace/refusal';

export interface BenchOptions {
  readonly runs: number;
  /** The only measure to run; undefined for all. */
  readonly only: string | undefined;
  /** One run of the fast measures, for the test command; writes no report. */
  readonly quick: boolean;
}

const DEFAULT_RUNS = 7;

/** Parses the command line. @throws Refusal that names the wrong argument */
export function readOptions(args: readonly string[], measures: readonly string[]): BenchOptions {
  const usage = `npm run bench -- [--runs ${DEFAULT_RUNS}] [--only ${measures.join('|')}] [--quick]`;
  const { runs, only, quick } = parsed(args, usage);
  if (quick && runs !== undefined) throw new Refusal(`--quick is one run: ${usage}`);
  return {
    runs: quick ? 1 : oddNumber(runs ?? String(DEFAULT_RUNS)),
    only: only === undefined ? undefined : checkedName(only, measures),
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

function checkedName(name: string, measures: readonly string[]): string {
  if (measures.includes(name)) return name;
  throw new Refusal(`There is no measure "${name}"; there are ${measures.join(', ')}`);
}
