import { createHmac, randomBytes } from 'node:crypto';
import { beacon, type Beacon } from '@school/shared/schemas/analytics';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ServiceError } from '../core/errors';
import { clientAddress } from '../http/clientAddress';
import type { AppEnv } from '../http/deps';
import { validationError } from '../http/errorResponse';
import { takeFromLimit } from '../limits/takeFromLimit';

/** The beacon of a request: validated already when it came as JSON, else as the text that browsers send. */
export async function readBeacon(c: Context<AppEnv>): Promise<Beacon> {
  const parsed = beacon.safeParse(parseJson(await c.req.text()));
  if (!parsed.success) throw validationError(parsed.error);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ServiceError('malformed_request', 'The request cannot be read.', { cause });
  }
}

/** Answers at once who asks not to be tracked, by Do Not Track or its successor, Global Privacy Control; nothing is read. */
export const passUntracked = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1') return c.body(null, 204);
  await next();
});

const hour = 60 * 60;

/**
 * A digest of an address alone could be found out by trying all addresses. With this secret, which is written nowhere
 * and gone with the process, what the limits keep tells nothing of who visited.
 */
const secret = randomBytes(32);

/** Counts a report of some kind against its address. Its step throws ServiceError `too_many_requests`. */
export const limitVisitors = (name: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const who = createHmac('sha256', secret).update(clientAddress(c)).digest('base64url');
    const max = c.var.deps.settings.beaconsPerHour;
    await takeFromLimit(c.var.deps, { name, who, max, windowSeconds: hour });
    await next();
  });
