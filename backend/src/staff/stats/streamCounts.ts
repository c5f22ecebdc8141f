import type { Context } from 'hono';
import type { AppEnv } from '../../platform/http/deps';
import { streamLive } from '../../platform/live/streamLive';

/** Streams the counts to staff until their token expires. */
export function streamCounts(c: Context<AppEnv>): Response {
  const { deps, actor } = c.var;
  const forMs = Math.max(0, actor.expiresAt * 1000 - deps.clock.now().getTime());
  return streamLive(c, { live: deps.liveCounts, event: 'counts', forMs });
}
