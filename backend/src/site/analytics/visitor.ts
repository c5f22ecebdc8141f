import { beacon, type Beacon } from '@school/shared/schemas/analytics';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { readJson } from '../../platform/core/readJson';
import type { AppEnv } from '../../platform/http/deps';
import { validationError } from '../../platform/http/errorResponse';

/**
 * Returns the beacon of a request: already validated if it came as JSON, else parsed from the text that browsers send.
 */
export async function readBeacon(c: Context<AppEnv>): Promise<Beacon> {
  const parsed = beacon.safeParse(readJson(await c.req.text()));
  if (!parsed.success) throw validationError(parsed.error);
  return parsed.data;
}

/**
 * Responds at once, without reading the body, to visitors who ask not to be tracked, by Do Not Track or its successor
 * Global Privacy Control.
 */
export const passUntracked = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1') return c.body(null, 204);
  await next();
});
