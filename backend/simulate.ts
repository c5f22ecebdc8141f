import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { bugs, plant } from './src/testing/simulation/bugs';
import { scheduleOf } from './src/testing/simulation/schedule';
import { shrink } from './src/testing/simulation/shrink';
import { simulate, type Simulated } from './src/testing/simulation/simulate';

// npm run simulate -- --seed 7 --weeks 20: the same weeks each time; what does not hold is shrunk to a few events.
// npm run simulate -- --weeks 1000: many seeds, two at once.
// npm run simulate -- --bugs: whether the mistakes of bugs.ts are found within 200 weeks.

/** Longer ones find nothing that several shorter ones do not. */
const WEEKS_OF_A_SEED = 20;
const WEEKS_FOR_A_BUG = 200;
const AT_ONCE = 2;
const MOST_RUNS_TO_SHRINK = 80;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    weeks: { type: 'string', default: String(WEEKS_OF_A_SEED) },
    bugs: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const weeks = Number(values.weeks);

if (values.bugs) await findBugs();
else if (values.seed === undefined) await runSeeds();
else await runSeed(Number(values.seed));

async function runSeed(seed: number): Promise<void> {
  const happens = scheduleOf(seed, weeks);
  const result = await simulate(seed, happens);
  console.log(values.json ? JSON.stringify(result) : lineOf(seed, result));
  if (result.violation === undefined || values.json) process.exit(0);
  const { rule } = result;
  const shortest = await shrink(
    happens.slice(0, result.events),
    async (rest) => (await simulate(seed, rest)).rule === rule,
    MOST_RUNS_TO_SHRINK,
  );
  console.log(`shrunk to ${shortest.length} events:`);
  for (const each of shortest) console.log(JSON.stringify(each));
  process.exit(1);
}

async function runSeeds(): Promise<void> {
  const seeds = Array.from({ length: Math.ceil(weeks / WEEKS_OF_A_SEED) }, (_, nth) => nth + 1);
  let failed = 0;
  const next = async (): Promise<void> => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const result = await inProcess(import.meta.dirname, seed);
      if (result.violation !== undefined) failed += 1;
      console.log(lineOf(seed, result));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  console.log(`${failed} seeds with a violation`);
  process.exit(failed === 0 ? 0 : 1);
}

async function findBugs(): Promise<void> {
  const workspace = join(import.meta.dirname, '..');
  const open = [...bugs];
  let missed = 0;
  const next = async (): Promise<void> => {
    for (let bug = open.shift(); bug; bug = open.shift()) {
      const backend = plant(bug, workspace, join(workspace, '.test/bugs'));
      let found: string | undefined;
      let seed = 0;
      while (found === undefined && seed * WEEKS_OF_A_SEED < WEEKS_FOR_A_BUG) {
        seed += 1;
        found = (await inProcess(backend, seed)).violation;
      }
      if (found === undefined) missed += 1;
      console.log(`${found === undefined ? 'MISSED' : 'found'} ${bug.name}: seed ${seed}, ${found ?? ''}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  process.exit(missed === 0 ? 0 : 1);
}

/** Runs a seed in a process of its own, whose time and chance it replaces. */
async function inProcess(backend: string, seed: number): Promise<Simulated> {
  const args = ['--import', 'tsx', 'simulate.ts', '--json', '--seed', String(seed)];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...args, '--weeks', String(Math.min(weeks, WEEKS_OF_A_SEED))],
    { cwd: backend },
  );
  return JSON.parse(stdout) as Simulated;
}

function lineOf(seed: number, { violation, events, requests, digest }: Simulated): string {
  return `seed ${seed}: ${events} events, ${requests} requests, ${digest}, ${violation ?? 'all rules hold'}`;
}
