import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { staffOnly } from '../http/access';
import type { AppEnv } from '../http/deps';
import { opensFile } from './fileLink';
import { storageError } from './storageError';

const staff = every(...staffOnly.middleware);

/** Requires the key of a link to this file, or else staff. */
export const linkOrStaff = createMiddleware<AppEnv>(async (c, next) => {
  const key = c.req.query('key');
  if (key === undefined) return staff(c, next);
  if (!(await opensFile(c.var.deps.signed, key, c.req.param('id') ?? ''))) {
    throw storageError('unauthenticated');
  }
  await next();
});
