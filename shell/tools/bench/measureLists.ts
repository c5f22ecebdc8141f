import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { WORKSPACE } from '../../workspace/workspace';
import type { Measure } from './measure';

/** Rows per list in the short and the long database. A quick run only checks that it works. */
const ROWS = { whole: [500, 50_000], quick: [20, 40] } as const;

const KINDS = ['list', 'filter', 'search', 'open', 'people', 'overview'] as const;

/** Filling the database takes minutes and a request some milliseconds, so each request is repeated per run. */
const REQUESTS = { whole: 5, quick: 1 } as const;

interface Taken {
  readonly kind: (typeof KINDS)[number];
  readonly name: string;
  readonly ms: number;
}

/** Measures how much longer staff requests take on long lists than on short ones, on both databases. */
export const measureLists: Measure = async ({ runs, quick }) => {
  const size = quick ? 'quick' : 'whole';
  const [few, many] = ROWS[size];
  const times = runs * REQUESTS[size];
  const databases = quick ? (['embedded'] as const) : (['embedded', 'server'] as const);
  const found = [];
  for (const database of databases) {
    const [short = [], long = []] = quick
      ? await take(database, [few, many], times)
      : [...(await take(database, [few], times)), ...(await take(database, [many], times))];
    for (const kind of KINDS) {
      const worst = worstOf(short, long, kind);
      found.push({
        what: `${kind} with ${many.toLocaleString('en-GB')} / ${few} rows of each list, ${database} database`,
        figure: worst.ratio,
        format: 'ratio' as const,
        goal: 2,
        from: `${worst.name}: ${worst.long.toFixed(1)} / ${worst.short.toFixed(1)} ms${database === 'embedded' ? ' of processor time' : ''}, the worst of its kind`,
      });
    }
  }
  return found;
};

/** Returns the request of a kind whose time grows most. */
export function worstOf(short: readonly Taken[], long: readonly Taken[], kind: Taken['kind']) {
  const [worst] = long
    .filter((taken) => taken.kind === kind)
    .map(({ name, ms }) => {
      const before = short.find((taken) => taken.name === name)?.ms ?? Number.NaN;
      return { name, short: before, long: ms, ratio: ms / before };
    })
    .toSorted((a, b) => b.ratio - a.ratio);
  if (!worst) throw new Error(`No request of the kind ${kind} was timed`);
  return worst;
}

/**
 * Times requests in a process of the backend, which fills an empty database for each number of rows. Starting one is
 * slow for few rows, but comparable figures need separate processes.
 */
async function take(
  database: 'embedded' | 'server',
  rows: readonly number[],
  times: number,
): Promise<Taken[][]> {
  const args = [
    ...rows.flatMap((number) => ['--rows', String(number)]),
    '--times',
    String(times),
    '--database',
    database,
  ];
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', '-s', 'lists', '-w', '@school/backend', '--', ...args],
    { cwd: WORKSPACE, maxBuffer: 10 * 1024 * 1024 },
  );
  return stdout
    .trim()
    .split('\n')
    .slice(-rows.length)
    .map((line) => JSON.parse(line) as Taken[]);
}
