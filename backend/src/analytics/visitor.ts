import { createHmac, randomBytes } from 'node:crypto';
import { beacon, type Beacon } from '@school/shared/schemas/analytics';
import type { Context } from 'hono';
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

/** Do Not Track, or its successor, Global Privacy Control. */
export const asksNotToBeTracked = (c: Context<AppEnv>): boolean =>
  c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1';

const hour = 60 * 60;

/**
 * A digest of an address alone could be found out by trying all addresses. With this secret, which is written nowhere
 * and gone with the process, what the limits keep tells nothing of who visited.
 */
const secret = randomBytes(32);

/** @throws ServiceError `too_many_requests` */
export async function takeFromVisitor(c: Context<AppEnv>): Promise<void> {
  const who = createHmac('sha256', secret).update(clientAddress(c)).digest('base64url');
  const max = c.var.deps.settings.beaconsPerHour;
  await takeFromLimit(c.var.deps, { name: 'analytics', who, max, windowSeconds: hour });
}
