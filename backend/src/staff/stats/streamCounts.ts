import type { Context } from 'hono';
import type { AppEnv } from '../../platform/http/deps';
import { streamLive } from '../../platform/live/streamLive';

/** The counts for staff, until the token that opened them ends. */
export function streamCounts(c: Context<AppEnv>): Response {
  const { deps, actor } = c.var;
  const forMs = Math.max(0, actor.expiresAt * 1000 - deps.clock.now().getTime());
  return streamLive(c, { live: deps.liveCounts, event: 'counts', forMs });
}
