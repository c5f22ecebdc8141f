import type { Clock } from '../core/clock';
import type { Logger } from '../core/logger';
import type { OpenDatabase } from './database';

/** The database's time, as this instance knows it. */
export interface DatabaseClock extends Clock {
  /** How far the machine's own clock is ahead of the database's, ms; negative when it is behind. */
  aheadMs(): number;
  stop(): void;
}

/** How often the time is asked for again: two clocks drift apart by some ms in this while. */
const everyMs = 30_000;

/**
 * A clock that shows the database's time, however the machine's own clock is set: of several instances none ends holds
 * early, or publishes ahead of time, because its clock is wrong. Between two questions it goes on by the time that the
 * process has run, which no setting of a clock changes.
 */
export async function startDatabaseClock(
  { readTime }: Pick<OpenDatabase, 'readTime'>,
  machine: Clock,
  log: Pick<Logger, 'warn'>,
  intervalMs = everyMs,
): Promise<DatabaseClock> {
  /** What is added to the time that the process has run. */
  let offset = 0;
  const ask = async () => {
    const before = performance.now();
    const time = (await readTime()).getTime();
    // The answer was made somewhere in between.
    offset = time - (before + performance.now()) / 2;
  };
  await ask();
  const timer = setInterval(() => {
    // The time of before is right still: the process has run by a steady clock since.
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
