import type { Logger } from '../core/logger';
import type { OpenDatabase } from './database';

/** Work that runs again and again until it is stopped. */
export interface Rounds {
  stop(): Promise<void>;
}

interface Options {
  database: Pick<OpenDatabase, 'listen'>;
  log: Logger;
  /** The channel on which the tables tell of changes. */
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

/** Runs a round now, whenever its tables change, and when the round before said. Several instances share the work. */
export async function startRounds({ database, log, channel, round, failure }: Options): Promise<Rounds> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Infinity;
  let running: Promise<void> = Promise.resolve();

  const schedule = (wishedMs: number) => {
    if (stopping.signal.aborted) return;
    const waitMs = Math.max(shortestSleepMs, Math.min(longestSleepMs, wishedMs));
    const at = performance.now() + waitMs;
    if (at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(next, waitMs);
  };
  const next = () => {
    dueAt = Infinity;
    running = round()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error }, failure);
        return longestSleepMs;
      })
      .then(schedule);
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
