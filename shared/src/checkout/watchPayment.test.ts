// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { pauseAfter, watchPayment } from './watchPayment';

beforeEach(() => void vi.useFakeTimers());

it('checks at growing intervals of at most half a minute', () => {
  const pauses = Array.from({ length: 40 }, (_, at) => pauseAfter(at + 1));
  expect(pauses[0]).toBe(2_000);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.at(-1)).toBe(30_000);
});

it('checks until the payment has ended, even after failed checks', async () => {
  const check = vi
    .fn<() => Promise<boolean>>()
    .mockResolvedValueOnce(true)
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce(false);
  const onChecked = vi.fn();
  const over = watchPayment({ check, onChecked, signal: new AbortController().signal });
  await vi.advanceTimersByTimeAsync(60_000);
  await over;
  expect(check).toHaveBeenCalledTimes(3);
  expect(onChecked.mock.calls).toEqual([[1], [2]]);
});

it('checks at once when the page becomes visible or the network returns', async () => {
  const check = vi.fn(() => Promise.resolve(true));
  const stop = new AbortController();
  const over = watchPayment({ check, signal: stop.signal });
  await vi.advanceTimersByTimeAsync(0);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(check).toHaveBeenCalledTimes(3);
  stop.abort();
  await over;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(check).toHaveBeenCalledTimes(3);
});
