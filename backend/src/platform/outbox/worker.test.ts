import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settableClock } from '../core/clock';
import { createLogger } from '../core/logger';
import { outbox } from '../db/schema';
import { testNow } from '../../testing/api';
import { testDatabase } from '../../testing/testApi';
import { mostAttempts } from './backoff';
import { enqueue } from './enqueue';
import { PermanentFailure } from './permanentFailure';
import { startWorker, type Worker } from './worker';
import type { EffectHandler } from './effectHandler';

const database = testDatabase();
const clock = settableClock(testNow);
const workers: Worker[] = [];

beforeEach(async () => {
  clock.set(testNow);
  await database.db.delete(outbox);
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.close();
});

async function start(handler: EffectHandler, atOnce = 1): Promise<Worker> {
  const log = createLogger('silent');
  const worker = await startWorker({ database, clock, log, handlers: { bell: handler }, atOnce });
  workers.push(worker);
  return worker;
}
const ring = (key: string, notBefore?: Date) =>
  enqueue(
    { db: database.db, clock },
    { kind: 'bell', key, payload: { key }, ...(notBefore && { notBefore }) },
  );
const rows = () => database.db.select().from(outbox);

describe('the outbox', () => {
  it('runs an effect as soon as its transaction is committed, and never one that was rolled back', async () => {
    const rung: string[] = [];
    await start(async ({ key }) => void rung.push(key));
    await database.db.transaction(async (tx) => {
      await enqueue({ db: tx, clock }, { kind: 'bell', key: 'committed', payload: {} });
    });
    await database.db
      .transaction(async (tx) => {
        await enqueue({ db: tx, clock }, { kind: 'bell', key: 'rolled back', payload: {} });
        throw new Error('no');
      })
      .catch(() => undefined);
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ key: 'committed', state: 'done' }]));
    expect(rung).toEqual(['committed']);
  });

  it.each([new Error('too slow'), new PermanentFailure('too slow')])(
    'keeps the success of another worker when the first one fails too late: %s',
    async (error) => {
      const worker = await start(async () => {
        // What a second worker writes that took over the effect after its lease had ended.
        await database.db.update(outbox).set({ state: 'done', endedAt: clock.now() });
        throw error;
      });
      await ring('slow');
      await worker.runDue();
      expect(await rows()).toMatchObject([{ state: 'done', lastError: null }]);
    },
  );

  it('runs several together, of which a failed one is tried again and the others are done', async () => {
    let running = 0;
    let most = 0;
    let release = () => {};
    const together = new Promise<void>((done) => (release = done));
    for (const key of ['a', 'b', 'c', 'd']) await ring(key);
    const worker = await start(async ({ key }) => {
      running += 1;
      most = Math.max(most, running);
      if (running === 3) release();
      await together;
      running -= 1;
      if (key === 'b') throw new Error('no');
    }, 3);
    await worker.runDue();
    expect(most).toBe(3);
    const states = (await rows()).map(({ key, state, attempts }) => `${key} ${state} ${attempts}`);
    expect(states.toSorted()).toEqual(['a done 1', 'b waiting 1', 'c done 1', 'd done 1']);
  });

  it('runs all effects that are due, each at its first attempt', async () => {
    const worker = await start(async () => undefined);
    for (const key of ['one', 'two', 'three']) await ring(key);
    await worker.runDue();
    const done = { state: 'done', attempts: 1 };
    expect(await rows()).toMatchObject([done, done, done]);
  });

  it('goes on with the others after one that failed', async () => {
    const worker = await start(async () => Promise.reject(new Error('away')));
    // In one transaction, since each one wakes the worker.
    await database.db.transaction(async (tx) => {
      for (const key of ['one', 'two', 'three', 'four'])
        await enqueue({ db: tx, clock }, { kind: 'bell', key, payload: {} });
    });
    await worker.runDue();
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1]);
  });

  it('ignores a second effect with the same key', async () => {
    const handler = vi.fn<EffectHandler>(async () => undefined);
    const worker = await start(handler);
    expect(await ring('once')).toBe(true);
    expect(await ring('once')).toBe(false);
    await worker.runDue();
    expect(await ring('once')).toBe(false);
    await worker.runDue();
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it('retries after growing waits, and finally leaves it to staff', async () => {
    const worker = await start(async () => Promise.reject(new Error('the mail server is away')));
    await ring('later');
    await worker.runDue();
    const [first] = await rows();
    expect(first).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'the mail server is away' });
    expect(first?.dueAt.getTime()).toBe(testNow.getTime() + 5000);
    await worker.runDue();
    expect((await rows())[0]?.attempts).toBe(1);

    for (let attempt = 2; attempt <= mostAttempts; attempt++) {
      clock.advance(60 * 60_000);
      await worker.runDue();
    }
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: mostAttempts }]);
  });

  it('leaves impossible effects to staff at once', async () => {
    const worker = await start(async () => Promise.reject(new PermanentFailure('there is no such bell')));
    await ring('never');
    await worker.runDue();
    expect(await rows()).toMatchObject([
      { state: 'failed', attempts: 1, lastError: 'there is no such bell' },
    ]);
  });

  it('waits until an effect is due', async () => {
    const rung: string[] = [];
    const worker = await start(async ({ key }) => void rung.push(key));
    await ring('tomorrow', new Date(testNow.getTime() + 1000));
    await worker.runDue();
    expect(rung).toEqual([]);
    clock.advance(1000);
    await worker.runDue();
    expect(rung).toEqual(['tomorrow']);
  });

  it('wakes when an effect is due, without another notification', async () => {
    const handler = vi.fn<EffectHandler>(async () => undefined);
    await ring('soon', new Date(testNow.getTime() + 200));
    const worker = await start(handler);
    await worker.runDue();
    expect(handler).not.toHaveBeenCalled();
    clock.advance(200);
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'done' }]), 20_000);
  });

  it('takes over an unfinished effect of another instance after its lease', async () => {
    let release = () => {};
    const stuck = new Promise<void>((resolve) => (release = resolve));
    const first = await start(() => stuck);
    await ring('left behind');
    const running = first.runDue();
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1));

    const rung: string[] = [];
    const second = await start(async ({ key }) => void rung.push(key));
    await second.runDue();
    expect(rung).toEqual([]);
    clock.advance(2 * 60_000);
    await second.runDue();
    expect(rung).toEqual(['left behind']);
    release();
    await running;
  });

  it('stays done when a slow attempt fails afterwards', async () => {
    let fail: ((error: Error) => void) | undefined;
    const stuck = new Promise<void>((_, reject) => (fail = reject));
    const first = await start(() => stuck);
    await ring('too slow');
    const running = first.runDue();
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1));
    clock.advance(2 * 60_000);
    await (await start(async () => undefined)).runDue();
    const done = await rows();
    expect(done).toMatchObject([{ state: 'done', lastError: null }]);
    fail?.(new PermanentFailure('it took too long'));
    await running;
    expect(await rows()).toEqual(done);
  });

  it('is not run again when only recording its success failed', async () => {
    const handler = vi.fn<EffectHandler>(async () => {
      await database.db.execute(sql`alter table outbox rename to outbox_away`);
    });
    const worker = await start(handler);
    await ring('heard by everybody but us');
    await expect(worker.runDue()).rejects.toThrow('Failed query');
    await database.db.execute(sql`alter table outbox_away rename to outbox`);
    clock.advance(2 * 60_000);
    await worker.runDue();
    expect(handler).toHaveBeenCalledTimes(1);
    expect(await rows()).toMatchObject([{ state: 'done' }]);
  });

  it('skips effects without a handler here, and does not loop', async () => {
    await enqueue({ db: database.db, clock }, { kind: 'gong', key: 'of a newer version', payload: {} });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await start(async () => undefined);
    // Waits of the worker, in ms, before it looks again.
    const sleeps = () =>
      timers.mock.calls.filter(([called]) => called.name === 'wake').map(([, wait]) => wait);
    await vi.waitFor(() => expect(sleeps()).not.toEqual([]));
    const slept = sleeps();
    timers.mockRestore();
    expect(slept).toEqual([60_000]);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });

  it('two workers share the work and run each effect once', async () => {
    const rung: string[] = [];
    const both = await Promise.all([
      start(async (e) => void rung.push(e.key)),
      start(async (e) => void rung.push(e.key)),
    ]);
    const keys = Array.from({ length: 40 }, (_, nth) => `bell ${nth}`);
    for (const key of keys) await ring(key);
    await Promise.all(both.map((worker) => worker.runDue()));
    await vi.waitFor(() => expect(rung.toSorted()).toEqual(keys.toSorted()));
  });
});
