import { and, asc, eq, inArray, lte, min, sql } from 'drizzle-orm';
import type { Clock } from '../core/clock';
import type { Logger } from '../core/logger';
import type { Database, OpenDatabase } from '../db/database';
import { outbox } from '../db/schema';
import { attempt, noteDone } from './attempt';
import { inGroups } from './inGroups';
import type { EffectHandler } from './effectHandler';

interface WorkerOptions {
  database: Pick<OpenDatabase, 'db' | 'listen'>;
  clock: Clock;
  log: Logger;
  handlers: Readonly<Record<string, EffectHandler>>;
  /** How many effects are taken and run together; one by default. */
  atOnce?: number;
}

export interface Worker {
  /** Runs everything that is due. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}

/** How long an effect is reserved for the worker that took it; longer than any handler may take. */
export const leaseMs = 2 * 60_000;
/** The longest time between two checks, in case a notification is lost. */
const longestSleepMs = 60_000;

/** Runs effects on this instance; several instances share the work and never run the same one together. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { database, clock, log, atOnce = 1 } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const state = {
    unnoted: new Set<string>(),
    note: inGroups<string>((ids) => noteDone(options.database.db, clock, ids)),
  };

  const runAll = async () => {
    do {
      again = false;
      while (!signal.aborted && (await runSome(options, atOnce, state))) continue;
    } while (again && !signal.aborted);
  };
  const runDue = (): Promise<void> => {
    again = true;
    running ??= runAll().finally(() => (running = undefined));
    return running;
  };
  const wake = () => {
    clearTimeout(timer);
    runDue()
      .then(() => untilNext(database.db, clock, kindsOf(options)))
      .catch((error: Error) => {
        if (!signal.aborted) log.error({ err: error }, 'the outbox could not be read');
        return longestSleepMs;
      })
      .then((wait) => {
        if (signal.aborted) return;
        clearTimeout(timer);
        timer = setTimeout(wake, wait);
      });
  };

  const unlisten = await database.listen('outbox', wake);
  wake();
  return {
    runDue,
    close: async () => {
      stopping.abort();
      clearTimeout(timer);
      await unlisten();
      await running;
    },
  };
}

const kindsOf = ({ handlers }: WorkerOptions) => Object.keys(handlers);

interface RunState {
  /** Effects that ran here but could not be recorded: only recording is retried. */
  readonly unnoted: Set<string>;
  /** Records that an effect has run. */
  readonly note: (id: string) => Promise<void>;
}

/** Takes effects that are due and runs them together. @returns whether there were any */
async function runSome(options: WorkerOptions, most: number, { unnoted, note }: RunState): Promise<boolean> {
  const { database, clock, log, handlers } = options;
  const context = { db: database.db, clock, log };
  const taken = await take(context.db, clock, kindsOf(options), most);
  const runs = taken.map(async (effect) => {
    const { id, kind } = effect;
    const handler = handlers[kind];
    if (handler && !unnoted.has(id) && !(await attempt(context, effect, handler))) return;
    unnoted.add(id);
    await note(id);
    unnoted.delete(id);
  });
  // All have ended when one of them throws: another round would take them again.
  for (const run of await Promise.allSettled(runs)) if (run.status === 'rejected') throw run.reason;
  return taken.length > 0;
}

async function take(db: Database, clock: Clock, kinds: string[], most: number) {
  const now = clock.now();
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, 'waiting'), lte(outbox.dueAt, now), inArray(outbox.kind, kinds)))
    .orderBy(asc(outbox.dueAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(outbox.id, next))
    .returning();
}

/** Returns how long until an effect is due that can run here, in ms. */
async function untilNext(db: Database, clock: Clock, kinds: string[]): Promise<number> {
  const [row] = await db
    .select({ next: min(outbox.dueAt) })
    .from(outbox)
    .where(and(eq(outbox.state, 'waiting'), inArray(outbox.kind, kinds)));
  const wait = row?.next ? row.next.getTime() - clock.now().getTime() : longestSleepMs;
  return Math.min(Math.max(wait, 0), longestSleepMs);
}
