import { createHmac, randomBytes } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { clientAddress } from './clientAddress';
import type { AppEnv } from './deps';
import { takeFromLimit } from '../limits/takeFromLimit';

const hour = 60 * 60;

/**
 * The digest of an address alone could be reversed by trying all addresses. This secret exists only in the process, so
 * the stored limits do not identify visitors.
 */
const secret = randomBytes(32);

/** Counts a report of some kind against its address. The returned function throws ServiceError `too_many_requests`. */
export const limitVisitors = (name: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const who = createHmac('sha256', secret).update(clientAddress(c)).digest('base64url');
    const max = c.var.deps.settings.beaconsPerHour;
    await takeFromLimit(c.var.deps, { name, who, max, windowSeconds: hour });
    await next();
  });
