import type { Logger } from '../core/logger';
import type { OpenDatabase } from './database';

/** Work that runs repeatedly until it is stopped. */
export interface Rounds {
  stop(): Promise<void>;
}

interface Options {
  database: Pick<OpenDatabase, 'listen' | 'alone'>;
  log: Logger;
  /** The channel on which the tables report changes, also the name of the lock between instances. */
  channel: string;
  /** Does what is due. @returns the delay until the next round, ms */
  round: () => Promise<number>;
  /** Logged when a round fails. */
  failure: string;
}

/** The longest delay, in case a notification is lost. */
const longestSleepMs = 60_000;
const shortestSleepMs = 10;
/** Changes within this time lead to one round. */
const debounceMs = 250;
/** The delay when another instance runs the round: it may have died. */
const othersMs = 1_000;

/**
 * Runs a round now, whenever its tables change, and after the delay that the previous round returned. Rounds never
 * overlap, over all instances: changes during a round, including its own, lead to one more.
 */
export async function startRounds({ database, log, channel, round, failure }: Options): Promise<Rounds> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Infinity;
  let running: Promise<void> | undefined;
  let again = false;

  const schedule = (requestedMs: number) => {
    if (stopping.signal.aborted) return;
    const waitMs = Math.max(shortestSleepMs, Math.min(longestSleepMs, requestedMs));
    const at = performance.now() + waitMs;
    if (at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(next, waitMs);
  };
  const runRound = async (): Promise<number> => {
    try {
      return (await database.alone(channel, round)) ?? othersMs;
    } catch (error) {
      if (!stopping.signal.aborted) log.error({ err: error }, failure);
      return longestSleepMs;
    }
  };
  const next = () => {
    dueAt = Infinity;
    if (running) {
      again = true;
      return;
    }
    running = runRound().then((waitMs) => {
      running = undefined;
      schedule(again ? debounceMs : waitMs);
      again = false;
    });
  };

  const unlisten = await database.listen(channel, () => schedule(debounceMs));
  next();
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await unlisten();
      await running;
    },
  };
}
