import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { bugs, plant } from './bugs';
import { happenings } from './events/happenings';
import { scheduleOf } from './schedule';
import { shrink } from './shrink';
import type { Simulated } from './simulate';

const backend = join(import.meta.dirname, '../../..');
const planted = mkdtempSync(join(tmpdir(), 'school-bugs-'));
afterAll(() => rmSync(planted, { recursive: true }));

/** Runs weeks in a process of their own, because they replace its time and chance. */
async function run(seed: number, weeks: number, folder = backend): Promise<Simulated> {
  const args = ['--import', 'tsx', 'simulate.ts', '--json', '--seed', String(seed), '--weeks', String(weeks)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
  return JSON.parse(stdout) as Simulated;
}

/** Faults ask nothing, an intruder is refused, and there may be nothing to repeat. */
const neverAccepted = ['kill', 'breakConnection', 'changeManner', 'intrude', 'repeatFailed'];

it(
  'twenty weeks with kills, lost answers and a lying payment service break no rule',
  { timeout: 600_000 },
  async () => {
    const { violation, events, accepted } = await run(1, 20);
    expect(violation).toBeUndefined();
    expect(events).toBeGreaterThan(500);
    // Nobody was only refused.
    const acting = Object.keys(happenings).filter((what) => !neverAccepted.includes(what));
    expect(acting.filter((what) => !accepted[what])).toEqual([]);
  },
);

it('a seed is the same weeks each time', { timeout: 300_000 }, async () => {
  const [first, second] = [await run(5, 1), await run(5, 1)];
  expect(first).toEqual(second);
  expect(scheduleOf(6, 1)).not.toEqual(scheduleOf(5, 1));
});

it('a mistake in the code is found', { timeout: 300_000 }, async () => {
  const [bug] = bugs.filter(({ name }) => name === 'an effect that failed counts as done');
  const { rule } = await run(12, 3, plant(bug!, join(backend, '..'), planted));
  expect(rule).toBe('a donation has one receipt');
});

it.each(bugs)('the mistake "$name" can be made', ({ file, find }) => {
  const text = readFileSync(join(backend, 'src', file), 'utf8');
  expect(text.split(find)).toHaveLength(2);
});

it('what fails is shrunk to the events that it needs, at the times that they had', async () => {
  const happens = scheduleOf(1, 3);
  const needed = [happens[20]!, happens[70]!];
  const endOf = (list: typeof happens) => list.reduce((sum, { afterMs }) => sum + afterMs, 0);
  const fails = async (rest: typeof happens) =>
    needed.every(({ seed }) => rest.some((each) => each.seed === seed));
  const rest = await shrink(happens, fails, 1_000);
  expect(rest.map(({ seed }) => seed)).toEqual(needed.map(({ seed }) => seed));
  expect(endOf(rest)).toBe(endOf(happens.slice(0, 71)));
});
