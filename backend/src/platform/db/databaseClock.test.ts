import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settableClock } from '../core/clock';
import { startDatabaseClock } from './databaseClock';

const noon = new Date('2025-03-01T12:00:00Z');
const hourMs = 60 * 60_000;

beforeEach(
  () => void vi.useFakeTimers({ now: noon, toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] }),
);
afterEach(() => void vi.useRealTimers());

it("shows the time of the database, and how far the machine's clock is ahead", async () => {
  const machine = settableClock(new Date(noon.getTime() + hourMs));
  const clock = await startDatabaseClock({ readTime: async () => noon }, machine, { warn: vi.fn() });
  expect(clock.now()).toEqual(noon);
  expect(clock.aheadMs()).toBe(hourMs);
  vi.advanceTimersByTime(1_000);
  machine.advance(-2 * hourMs);
  expect(clock.now().getTime()).toBe(noon.getTime() + 1_000);
  expect(clock.aheadMs()).toBe(-hourMs - 1_000);
  clock.stop();
});

it('reads the time repeatedly, and keeps running while the database is unavailable', async () => {
  const warn = vi.fn();
  const readTime = vi.fn(async () => noon);
  const clock = await startDatabaseClock({ readTime }, settableClock(noon), { warn });
  readTime.mockRejectedValueOnce(new Error('away'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(clock.now().getTime()).toBe(noon.getTime() + 30_000);
  const set = new Date(noon.getTime() + 5 * 60_000);
  readTime.mockResolvedValueOnce(set);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(clock.now()).toEqual(set);
  clock.stop();
});
