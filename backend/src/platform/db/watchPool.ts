import type pg from 'pg';
import type { Logger } from '../core/logger';

/** How often the pool is checked, and how often the result is logged. */
const usual = { lookMs: 100, logMs: 10_000 };

/** Stops watching. */
export interface PoolWatch {
  stop(): void;
}

/**
 * Logs how many queries waited for a connection of a pool and for how long, if any did. A pool that is too small, or
 * used up by one kind of request, shows up here first.
 */
export function watchPool(
  pool: Pick<pg.Pool, 'waitingCount'>,
  log: Pick<Logger, 'warn'>,
  { lookMs, logMs } = usual,
): PoolWatch {
  let mostWaiting = 0;
  let waitedMs = 0;
  const look = setInterval(() => {
    if (pool.waitingCount === 0) return;
    mostWaiting = Math.max(mostWaiting, pool.waitingCount);
    waitedMs += lookMs;
  }, lookMs);
  const tell = setInterval(() => {
    if (mostWaiting === 0) return;
    log.warn({ mostWaiting, waitedMs, everyMs: logMs }, 'queries waited for a database connection');
    mostWaiting = 0;
    waitedMs = 0;
  }, logMs);
  look.unref();
  tell.unref();
  return {
    stop: () => {
      clearInterval(look);
      clearInterval(tell);
    },
  };
}
