import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../core/logger';
import { startRounds } from './startRounds';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Rounds that last until the test ends them, on a database whose notifications the test sends. */
async function startTestRounds(alone = (_: string, work: () => Promise<number>) => work()) {
  let notify = () => {};
  const ends: ((waitMs: number) => void)[] = [];
  const round = vi.fn(() => new Promise<number>((resolve) => ends.push(resolve)));
  const rounds = await startRounds({
    database: {
      listen: async (_, onNotify) => {
        notify = onNotify;
        return async () => undefined;
      },
      alone: alone as never,
    },
    log: createLogger('silent'),
    channel: 'tickets',
    round,
    failure: 'holds could not be ended',
  });
  return {
    round,
    rounds,
    notify: () => notify(),
    end: async (waitMs = Infinity) => {
      ends.shift()?.(waitMs);
      await vi.advanceTimersByTimeAsync(0);
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

it('runs one round at a time, and one more when something changed meanwhile', async () => {
  const { round, notify, end, pass } = await startTestRounds();
  for (let second = 0; second < 10; second += 1) {
    notify();
    await pass(1_000);
  }
  expect(round).toHaveBeenCalledTimes(1);
  await end();
  await pass(250);
  expect(round).toHaveBeenCalledTimes(2);
  await end();
  await pass(59_000);
  expect(round).toHaveBeenCalledTimes(2);
});

it('runs the next round at the requested time, and after a minute at the latest', async () => {
  const { round, end, pass } = await startTestRounds();
  await end(3_000);
  await pass(2_999);
  expect(round).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(round).toHaveBeenCalledTimes(2);
  await end();
  await pass(60_000);
  expect(round).toHaveBeenCalledTimes(3);
});

it('skips a round that another instance is running, and tries again soon', async () => {
  let isBusy = true;
  const { round, pass } = await startTestRounds(async (_, work) => (isBusy ? undefined : work()) as never);
  await pass(0);
  expect(round).not.toHaveBeenCalled();
  isBusy = false;
  await pass(1_000);
  expect(round).toHaveBeenCalledTimes(1);
});

it('continues after a round that failed', async () => {
  const { round, pass } = await startTestRounds(async () => {
    throw new Error('the database is away');
  });
  await pass(60_000);
  expect(round).not.toHaveBeenCalled();
});

it('stops after its current round', async () => {
  const { round, rounds, notify, end, pass } = await startTestRounds();
  notify();
  const stopped = rounds.stop();
  await end();
  await stopped;
  await pass(60_000);
  expect(round).toHaveBeenCalledTimes(1);
});
