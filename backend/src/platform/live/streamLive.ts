import { once } from 'node:events';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { clientNetworks } from '../http/clientAddress';
import type { AppEnv } from '../http/deps';
import type { Live } from './live';

const heartbeatMs = 15_000;
/** The longest time until an expired session's stream ends; one ended from another device closes at once. */
const sessionCheckMs = 5_000;

interface Streamed<T> {
  live: Pick<Live<T>, 'subscribe'>;
  /** The event's name. */
  event: string;
  /** How long the stream stays open, ms; unlimited by default. */
  forMs?: number;
}

/** Keeps a stream open until the reader leaves, its time is over or the server stops. */
export function streamLive<T>(c: Context<AppEnv>, { live, event, forMs }: Streamed<T>): Response {
  const { deps } = c.var;
  const over = deps.streamsAtOnce.begin(clientNetworks(c));
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    const end = new AbortController();
    const finish = () => end.abort();
    const send = (value: T) => void stream.writeSSE({ event, data: JSON.stringify(value) }).catch(finish);
    stream.onAbort(finish);
    const ended = AbortSignal.any([end.signal, deps.stopping]);
    const expiry = forMs === undefined ? undefined : setTimeout(finish, Math.min(forMs, longestTimer));
    const actor = (c.var as Partial<AppEnv['Variables']>).actor;
    const check = async () => {
      if (actor && !(await deps.sessions.isOpen(deps, actor))) finish();
    };
    const checkNow = () => void check().catch(finish);
    const checks = actor && setInterval(checkNow, sessionCheckMs);
    const unheard = actor && deps.sessions.onEnded(checkNow);
    const heartbeat = setInterval(() => void stream.write(': still here\n\n').catch(finish), heartbeatMs);
    try {
      const unsubscribe = await live.subscribe(send);
      if (!ended.aborted) await once(ended, 'abort');
      unsubscribe();
    } catch (error) {
      // The stream ends without an error event, and the reader opens it again.
      c.var.log.error({ err: error }, 'stream failed');
    } finally {
      over();
      clearTimeout(expiry);
      clearInterval(heartbeat);
      clearInterval(checks);
      unheard?.();
    }
  });
}

const longestTimer = 2 ** 31 - 1;
