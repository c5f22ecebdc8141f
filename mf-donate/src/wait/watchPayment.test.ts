// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pauseAfter, watchPayment } from './watchPayment';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('looks more and more seldom, and never less than every half minute', () => {
  const pauses = Array.from({ length: 40 }, (_, at) => pauseAfter(at + 1));
  expect(pauses[0]).toBe(2_000);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.at(-1)).toBe(30_000);
});

it('looks until the payment has ended, whether or not a look succeeds', async () => {
  const look = vi
    .fn<() => Promise<boolean>>()
    .mockResolvedValueOnce(true)
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce(false);
  const looked = vi.fn();
  const over = watchPayment({ look, looked, signal: new AbortController().signal });
  await vi.advanceTimersByTimeAsync(60_000);
  await over;
  expect(look).toHaveBeenCalledTimes(3);
  expect(looked.mock.calls).toEqual([[1], [2]]);
});

it('looks at once when somebody comes back to the page or to the network', async () => {
  const look = vi.fn(() => Promise.resolve(true));
  const stop = new AbortController();
  const over = watchPayment({ look, signal: stop.signal });
  await vi.advanceTimersByTimeAsync(0);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(look).toHaveBeenCalledTimes(3);
  stop.abort();
  await over;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(3);
});
