import { and, asc, eq, inArray, lte, min, sql } from 'drizzle-orm';
import type { Clock } from '../core/clock';
import type { Logger } from '../core/logger';
import type { Database, OpenDatabase } from '../db/database';
import { outbox } from '../db/schema';
import { attempt, noteDone } from './attempt';
import type { EffectHandler } from './effectHandler';

interface WorkerOptions {
  database: Pick<OpenDatabase, 'db' | 'listen'>;
  clock: Clock;
  log: Logger;
  handlers: Readonly<Record<string, EffectHandler>>;
}

export interface Worker {
  /** Runs everything that is due, one after the other. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}

/** How long an effect is reserved for the worker that took it; longer than any handler may take. */
export const leaseMs = 2 * 60_000;
/** The longest time between two checks, in case a notification is lost. */
const longestSleepMs = 60_000;

/** Runs effects on this instance; several instances share the work and never run the same one together. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { database, clock, log } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const unnoted = new Set<string>();

  const runAll = async () => {
    do {
      again = false;
      while (!signal.aborted && (await runOne(options, unnoted))) continue;
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

/**
 * Takes one effect that is due and runs it.
 * @param unnoted effects that ran here but could not be recorded: only recording is retried
 * @returns whether there was one
 */
async function runOne(options: WorkerOptions, unnoted: Set<string>): Promise<boolean> {
  const { database, clock, log, handlers } = options;
  const context = { db: database.db, clock, log };
  const effect = await take(context.db, clock, kindsOf(options));
  if (!effect) return false;
  const { id, kind } = effect;
  const handler = handlers[kind];
  if (handler && !unnoted.has(id) && !(await attempt(context, effect, handler))) return true;
  unnoted.add(id);
  await noteDone(context, id);
  unnoted.delete(id);
  return true;
}

async function take(db: Database, clock: Clock, kinds: string[]) {
  const now = clock.now();
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, 'waiting'), lte(outbox.dueAt, now), inArray(outbox.kind, kinds)))
    .orderBy(asc(outbox.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(outbox.id, next))
    .returning();
  return taken;
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
