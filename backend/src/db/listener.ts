import type { Client } from 'pg';
import type { Logger } from '../core/logger';
import type { Unlisten } from './database';

const firstDelay = 250;
const longestDelay = 10_000;

interface Listener {
  listen(channel: string, onNotify: () => void): Promise<Unlisten>;
  close(): Promise<void>;
}

/** One connection for all channels; when it breaks it comes back, and everybody is told once. */
export function createListener(newClient: () => Client, log: Logger): Listener {
  const callbacks = new Map<string, Set<() => void>>();
  let client: Promise<Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async () => {
    const next = newClient();
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next));
    next.on('notification', ({ channel }) => callbacks.get(channel)?.forEach((call) => call()));
    await next.connect();
    for (const channel of callbacks.keys()) await next.query(`listen ${quoted(channel)}`);
    current = next;
    return next;
  };
  let current: Client | undefined;

  const lost = (which: Client, error?: Error) => {
    if (closed || which !== current) return;
    current = undefined;
    client = undefined;
    log.warn({ error: error?.message }, 'listening connection lost');
    reconnect(firstDelay);
  };

  const reconnect = (delay: number) => {
    retry = setTimeout(() => {
      client = connect();
      client.then(
        () => callbacks.forEach((calls) => calls.forEach((call) => call())),
        (error: Error) => {
          client = undefined;
          log.warn({ error: error.message }, 'listening connection not back yet');
          if (!closed) reconnect(Math.min(delay * 2, longestDelay));
        },
      );
    }, delay);
  };

  return {
    listen: async (channel, onNotify) => {
      const calls = callbacks.get(channel) ?? new Set();
      callbacks.set(channel, calls.add(onNotify));
      client ??= connect();
      await (await client).query(`listen ${quoted(channel)}`);
      return async () => void calls.delete(onNotify);
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await current?.end();
    },
  };
}

/** Channels are our own lower-case words; anything else is a mistake in the code. */
function quoted(channel: string): string {
  if (!/^[a-z_]+$/.test(channel)) throw new Error(`Not a channel name: ${channel}`);
  return `"${channel}"`;
}
