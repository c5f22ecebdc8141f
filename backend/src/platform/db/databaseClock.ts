import type { Clock } from '../core/clock';
import type { Logger } from '../core/logger';
import type { OpenDatabase } from './database';

/** The database's time, as estimated by this instance. */
export interface DatabaseClock extends Clock {
  /** How far the machine's own clock is ahead of the database's, ms; negative when it is behind. */
  aheadMs(): number;
  stop(): void;
}

/** How often the time is read: two clocks drift apart by some ms in this period. */
const everyMs = 30_000;

/**
 * Starts a clock that shows the database's time regardless of the machine's own clock, so that an instance with a wrong
 * clock neither ends holds early nor publishes ahead of time. Between two reads it adds the time that the process has
 * run, which changes of the machine's clock do not affect.
 */
export async function startDatabaseClock(
  { readTime }: Pick<OpenDatabase, 'readTime'>,
  machine: Clock,
  log: Pick<Logger, 'warn'>,
  intervalMs = everyMs,
): Promise<DatabaseClock> {
  /** Added to the time that the process has run. */
  let offset = 0;
  const ask = async () => {
    const before = performance.now();
    const time = (await readTime()).getTime();
    // The result was produced between request and response.
    offset = time - (before + performance.now()) / 2;
  };
  await ask();
  const timer = setInterval(() => {
    // The previous offset is still right: it counts from a monotonic clock.
    ask().catch((error: Error) =>
      log.warn({ error: error.message }, 'the time of the database could not be read'),
    );
  }, intervalMs);
  timer.unref();
  const nowMs = () => performance.now() + offset;
  return {
    now: () => new Date(nowMs()),
    aheadMs: () => machine.now().getTime() - nowMs(),
    stop: () => clearInterval(timer),
  };
}
