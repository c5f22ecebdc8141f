import { EventEmitter } from 'node:events';
import type { Client } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../core/logger';
import { createListener } from './listener';

/** A connection that the test controls. */
class FakeClient extends EventEmitter {
  readonly opened = { resolve: () => {}, reject: (_error: Error) => {} };
  readonly connect = () =>
    new Promise<void>((resolve, reject) => Object.assign(this.opened, { resolve, reject }));
  readonly query = vi.fn(async (_sql: string) => undefined);
  readonly end = vi.fn(async () => {
    this.opened.reject(new Error('ended'));
    this.emit('end');
  });
}

let clients: FakeClient[];
let listener: ReturnType<typeof createListener>;

beforeEach(() => {
  vi.useFakeTimers();
  clients = [];
  listener = createListener(() => {
    const next = new FakeClient();
    clients.push(next);
    return next as unknown as Client;
  }, createLogger('silent'));
});
afterEach(() => vi.useRealTimers());

const later = () => vi.advanceTimersByTimeAsync(60_000);

/** Listens on a first connection, which then breaks; returns the second one before it is connected. */
async function reconnecting(onNotify: () => void): Promise<FakeClient> {
  const listening = listener.listen('counts', onNotify);
  clients[0]?.opened.resolve();
  await listening;
  clients[0]?.emit('error', new Error('reset'));
  clients[0]?.emit('end');
  await later();
  expect(clients).toHaveLength(2);
  return clients[1]!;
}

it('reconnects once when a connection breaks, and notifies all listeners', async () => {
  const notified = vi.fn<() => void>();
  (await reconnecting(notified)).opened.resolve();
  await later();
  expect(notified).toHaveBeenCalledTimes(1);
  clients[1]?.emit('notification', { channel: 'counts' });
  expect(notified).toHaveBeenCalledTimes(2);
  expect(clients).toHaveLength(2);
});

it('reconnects when a connection breaks while connecting', async () => {
  const notified = vi.fn<() => void>();
  const second = await reconnecting(notified);
  second.opened.resolve();
  second.emit('end');
  await later();
  expect(clients).toHaveLength(3);
  expect(notified).not.toHaveBeenCalled();
  clients[2]?.opened.resolve();
  await later();
  expect(notified).toHaveBeenCalledTimes(1);
});

it('closes a connection that is still connecting', async () => {
  const second = await reconnecting(() => undefined);
  await listener.close();
  expect(second.end).toHaveBeenCalled();
  await later();
  expect(clients).toHaveLength(2);
});

it('can listen after a failed first connection', async () => {
  const failing = listener.listen('counts', () => undefined);
  clients[0]?.opened.reject(new Error('refused'));
  await expect(failing).rejects.toThrow('refused');
  const listening = listener.listen('counts', () => undefined);
  clients[1]?.opened.resolve();
  await listening;
  expect(clients[1]?.query).toHaveBeenCalledWith('listen "counts"');
});
