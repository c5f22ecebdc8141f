import type { Logger } from '../core/logger';
import type { OpenDatabase } from './database';

/** Work that runs again and again until it is stopped. */
export interface Rounds {
  stop(): Promise<void>;
}

interface Options {
  database: Pick<OpenDatabase, 'listen' | 'alone'>;
  log: Logger;
  /** The channel on which the tables tell of changes, and the name under which one instance at a time does the work. */
  channel: string;
  /** Does what is due. @returns how long until the next thing is, in ms */
  round: () => Promise<number>;
  /** Logged when a round fails. */
  failure: string;
}

/** It looks by itself at least so often, should a notification be lost. */
const longestSleepMs = 60_000;
const shortestSleepMs = 10;
/** Changes this close together are looked at once. */
const debounceMs = 250;
/** What another instance is at is looked at again after this long: it may have died. */
const othersMs = 1_000;

/**
 * Runs a round now, whenever its tables change, and when the round before said. There is one round at a time, over all
 * instances: changes during a round, such as its own, lead to one more after it.
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
