import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from './turns';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts work that lasts until the test ends it. */
function startWork(turns: ReturnType<typeof createTurns>, name: string, log: string[]) {
  let end = () => {};
  const over = turns.take(async () => {
    log.push(name);
    await new Promise<void>((resolve) => (end = resolve));
  });
  over.catch(() => log.push(`${name} refused`));
  return {
    end: async () => {
      end();
      await over;
    },
    over,
  };
}

it('runs the allowed number at once, and the others in their order of arrival', async () => {
  const turns = createTurns({ atOnce: 2, mostWaiting: 10, waitMs: 1_000 });
  const log: string[] = [];
  const [first, second] = ['first', 'second', 'third', 'fourth'].map((name) => startWork(turns, name, log));
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['first', 'second']);
  await second?.end();
  await first?.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['first', 'second', 'third', 'fourth']);
});

it('refuses work that waited too long or exceeds the queue, with the time to retry', async () => {
  const turns = createTurns({ atOnce: 1, mostWaiting: 1, waitMs: 1_000 });
  const log: string[] = [];
  const first = startWork(turns, 'first', log);
  const second = startWork(turns, 'second', log);
  const third = startWork(turns, 'third', log);
  await expect(third.over).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  await vi.advanceTimersByTimeAsync(999);
  expect(log).toEqual(['first', 'third refused']);
  await vi.advanceTimersByTimeAsync(1);
  await expect(second.over).rejects.toMatchObject({ code: 'unavailable' });
  await first.end();
  const fourth = startWork(turns, 'fourth', log);
  await vi.advanceTimersByTimeAsync(0);
  expect(log.at(-1)).toBe('fourth');
  await fourth.end();
  expect(vi.getTimerCount()).toBe(0);
});

it('continues after work that failed', async () => {
  const turns = createTurns({ atOnce: 1, mostWaiting: 1, waitMs: 1_000 });
  await expect(turns.take(() => Promise.reject(new Error('no seats')))).rejects.toThrow('no seats');
  expect(await turns.take(async () => 'taken')).toBe('taken');
});
