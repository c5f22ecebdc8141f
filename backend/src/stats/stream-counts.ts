import { once } from 'node:events';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { AppEnv } from '../http/deps';
import type { Counts } from './stats.routes';

const heartbeatMs = 15_000;

/** Keeps a stream of counts open until the reader leaves, the token ends or the server stops. */
export function streamCounts(c: Context<AppEnv>): Response {
  const { deps, actor } = c.var;
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    const end = new AbortController();
    const finish = () => end.abort();
    const send = (counts: Counts) =>
      void stream.writeSSE({ event: 'counts', data: JSON.stringify(counts) }).catch(finish);
    stream.onAbort(finish);
    const over = AbortSignal.any([end.signal, deps.stopping]);
    const expiry = setTimeout(finish, millisecondsUntil(actor.expiresAt, deps.clock.now()));
    const heartbeat = setInterval(() => void stream.write(': still here\n\n').catch(finish), heartbeatMs);
    try {
      const unsubscribe = await deps.liveCounts.subscribe(send);
      if (!over.aborted) await once(over, 'abort');
      unsubscribe();
    } catch (error) {
      // The stream ends without a word of it, and the reader opens it again.
      c.var.log.error({ err: error }, 'stream failed');
    } finally {
      clearTimeout(expiry);
      clearInterval(heartbeat);
    }
  });
}

const longestTimer = 2 ** 31 - 1;

const millisecondsUntil = (seconds: number, now: Date) =>
  Math.min(Math.max(0, seconds * 1000 - now.getTime()), longestTimer);
