import type { Client } from 'pg';
import type { Logger } from '../core/logger';
import type { Unlisten } from './database';

const firstDelay = 250;
const longestDelay = 10_000;

interface Listener {
  listen(channel: string, onNotify: () => void): Promise<Unlisten>;
  close(): Promise<void>;
}

/** Listens on one connection for all channels. Reconnects when it breaks, and then notifies every listener once. */
export function createListener(newClient: () => Client, log: Logger): Listener {
  const callbacks = new Map<string, Set<() => void>>();
  /** The open or connecting connection. */
  let client: Promise<Client> | undefined;
  /** The same one before it is ready, because it has to be closed too. */
  let newest: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async () => {
    const next = newClient();
    newest = next;
    let ready = false;
    let over = false;
    const ended = (error?: Error) => {
      const wasLost = ready && !over;
      over = true;
      if (wasLost) lost(error);
    };
    next.on('error', ended);
    next.on('end', () => ended());
    next.on('notification', ({ channel }) => callbacks.get(channel)?.forEach((call) => call()));
    try {
      await next.connect();
      for (const channel of callbacks.keys()) await next.query(`listen ${quoted(channel)}`);
      if (over || closed) throw new Error('The listening connection ended while connecting');
    } catch (error) {
      // The first error is the relevant one; closing a broken connection may fail as well.
      void next.end().catch(() => undefined);
      throw error;
    }
    ready = true;
    return next;
  };

  /** Connects once at a time; a failed attempt is not stored. */
  const connected = () => {
    client ??= connect().catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  };

  const lost = (error?: Error) => {
    client = undefined;
    if (closed) return;
    log.warn({ error: error?.message }, 'listening connection lost');
    reconnect(firstDelay);
  };

  const reconnect = (delay: number) => {
    retry = setTimeout(() => {
      connected().then(
        () => callbacks.forEach((calls) => calls.forEach((call) => call())),
        (error: Error) => {
          if (closed) return;
          log.warn({ error: error.message }, 'listening connection not restored yet');
          reconnect(Math.min(delay * 2, longestDelay));
        },
      );
    }, delay);
  };

  return {
    listen: async (channel, onNotify) => {
      const calls = callbacks.get(channel) ?? new Set();
      callbacks.set(channel, calls.add(onNotify));
      await (await connected()).query(`listen ${quoted(channel)}`);
      return async () => void calls.delete(onNotify);
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await newest?.end();
    },
  };
}

/** Channels are constants in lower case; anything else is a mistake in the code. */
function quoted(channel: string): string {
  if (!/^[a-z_]+$/.test(channel)) throw new Error(`Not a channel name: ${channel}`);
  return `"${channel}"`;
}
