import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ServiceError } from '../core/errors';
import { within } from '../core/within';
import { clientNetworks } from './clientAddress';
import type { AppEnv } from './deps';

/** 64 KiB take a fraction of it on a slow line. */
const bodyMs = 15_000;
/** Longer than any statement of the database, or the payment service, may take. */
const answerMs = 30_000;

interface Times {
  bodyMs?: number;
  answerMs?: number;
}

/** Counts a request against its address, and all there are, from its head until its answer begins. */
export const atOnce = createMiddleware<AppEnv>(async (c, next) => {
  // Requests that a test hands straight to the app all come from nowhere.
  const networks = clientNetworks(c);
  if (networks.includes('unknown')) return next();
  const over = c.var.deps.requestsAtOnce.begin(networks);
  try {
    await next();
  } finally {
    over();
  }
});

/**
 * Ends a request whose body does not come, or whose answer does not: nobody holds a connection for nothing. What was begun
 * goes on in the database, which has limits of its own, and is found by the same `Idempotency-Key`.
 */
export const inTime = (times: Times = {}) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.raw.body) {
      const body = await within(times.bodyMs ?? bodyMs, c.req.arrayBuffer(), () => tooSlow(c));
      // Anyone who reads it afterwards reads it from the start, a route's own limit included.
      c.req.raw = new Request(c.req.raw, { method: c.req.method, body });
    }
    const late = () =>
      new ServiceError('unavailable', 'This takes too long right now. Please try again in a moment.');
    await within(times.answerMs ?? answerMs, next(), late);
  });

function tooSlow(c: Context<AppEnv>): ServiceError {
  // The rest of it is not waited for.
  c.header('connection', 'close');
  return new ServiceError('timed_out', 'This took too long to arrive. Please try again.');
}
