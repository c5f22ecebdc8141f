import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPool } from './watchPool';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('logs how many queries waited for a connection and for how long, and nothing when none did', () => {
  const pool = { waitingCount: 0 };
  const warn = vi.fn();
  const watch = watchPool(pool, { warn }, { lookMs: 100, logMs: 1_000 });
  vi.advanceTimersByTime(2_000);
  expect(warn).not.toHaveBeenCalled();

  pool.waitingCount = 3;
  vi.advanceTimersByTime(200);
  pool.waitingCount = 7;
  vi.advanceTimersByTime(100);
  pool.waitingCount = 0;
  vi.advanceTimersByTime(2_000);
  expect(warn.mock.calls).toEqual([
    [{ mostWaiting: 7, waitedMs: 300, everyMs: 1_000 }, 'queries waited for a database connection'],
  ]);

  watch.stop();
  expect(vi.getTimerCount()).toBe(0);
});
