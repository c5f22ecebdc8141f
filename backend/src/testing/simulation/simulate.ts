import { createHash } from 'node:crypto';
import { randomFrom } from '../random';
import { happenings } from './events/happenings';
import { repeatFailed } from './events/office';
import { checkAlways, checkConfirmed, checkFinally, rememberStart } from './invariants';
import type { Happens } from './schedule';
import { emptyMemory, visit, type Memory } from './world/visitor';
import { openWorld, Violation, type World } from './world/world';

/** The result of a simulation. */
export interface Simulated {
  /** The rule that did not hold; undefined when all did. */
  readonly rule: string | undefined;
  /** The case in which it did not. */
  readonly violation: string | undefined;
  /** How many requests were accepted, by what happened. */
  readonly accepted: Readonly<Record<string, number>>;
  /** How many events had begun. */
  readonly events: number;
  /** How many requests were answered, and how many were not. */
  readonly requests: number;
  /** The same for two runs in which the same happened. */
  readonly digest: string;
}

const START = new Date('2025-01-06T08:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A process that ended is started again after this time, ms. */
const RESTART_MS = 10_000;

/** Runs what happens, and checks after each burst of events what must hold. */
export async function simulate(seed: number, happens: readonly Happens[]): Promise<Simulated> {
  const world = await openWorld(seed, START);
  const memory = emptyMemory();
  let events = 0;
  const result = (error?: Error): Simulated => ({
    rule: error instanceof Violation ? error.rule : error && 'nothing breaks',
    violation: error?.message,
    accepted: memory.accepted,
    events,
    requests: memory.trace.length,
    digest: createHash('sha256').update(memory.trace.join('\n')).digest('hex').slice(0, 16),
  });
  try {
    await rememberStart(world);
    for (const together of groupsOf(happens)) {
      const { afterMs = 0 } = together[0] ?? {};
      await world.pass(afterMs);
      if (afterMs >= RESTART_MS) {
        await world.restart();
        await checkAlways(world);
      }
      events += together.length;
      await world.drive(Promise.all(together.map((each) => run(world, memory, each))));
    }
    await calmDown(world, memory);
    await checkFinally(world, memory);
    await checkConfirmed(world, memory);
    await passYears(world, memory);
    memory.trace.push(await digestOfAll(world));
    await world.stop();
    return result();
  } catch (error) {
    // The violation is what counts: after it, a request may hang for good.
    await world.stop().catch(() => undefined);
    return result(error instanceof Error ? error : new Error(String(error)));
  }
}

async function run(world: World, memory: Memory, { what, seed }: Happens): Promise<void> {
  memory.trace.push(`${world.now().toISOString()} ${what}`);
  await happenings[what]?.run(visit(world, memory, randomFrom(seed), what));
}

/** Returns events with those that happen beside them. */
function groupsOf(happens: readonly Happens[]): Happens[][] {
  const groups: Happens[][] = [];
  for (const each of happens) {
    const last = groups.at(-1);
    if (each.isBeside && last) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** Ends all faults, and lets everything that waits happen. */
async function calmDown(world: World, memory: Memory): Promise<void> {
  const { outside } = world;
  for (const { connection } of world.instances) connection.breakFor(0);
  Object.assign(outside.manners, { checkout: 'answers', mail: 'answers', list: 'answers' });
  await world.restart();
  await world.drive(repeatFailed(visit(world, memory, randomFrom(0), 'repeatFailed')));
  for (let hours = 0; hours < 48; hours += 12) await world.pass(12 * HOUR_MS);
}

/** Lets the time pass for which records are kept, in steps in which background work runs. */
async function passYears(world: World, memory: Memory): Promise<void> {
  for (let day = 0; day < 400; day += 100) {
    await world.pass(100 * DAY_MS);
    await world.pass(2 * HOUR_MS);
    await checkConfirmed(world, memory);
  }
}

/** Limits are left out: their addresses are hidden with a key that each process makes. */
async function digestOfAll({ database, outside }: World): Promise<string> {
  const { rows } = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits' order by tablename`,
  );
  const hash = createHash('sha256');
  for (const { name } of rows) {
    const found = await database.query(`select t::text as row from "${name}" t order by 1`);
    hash.update(JSON.stringify(found.rows));
  }
  const mails = outside.mails.map(({ to, subject, text }) => [to, subject, text]);
  return hash.update(JSON.stringify([mails, outside.checkout.state.transactions])).digest('hex');
}
