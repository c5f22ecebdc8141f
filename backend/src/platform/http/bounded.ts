import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ServiceError } from '../core/errors';
import { within } from '../core/within';
import { clientNetworks } from './clientAddress';
import type { AppEnv } from './deps';

/** 64 KiB take a fraction of it on a slow connection. */
const bodyMs = 15_000;
/** Longer than any statement of the database or request to the payment service. */
const answerMs = 30_000;

interface Times {
  bodyMs?: number;
  answerMs?: number;
}

/** Limits concurrent requests by address and in total, from their head until their response begins. */
export const atOnce = createMiddleware<AppEnv>(async (c, next) => {
  // Requests that a test passes directly to the app have no address.
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
 * Ends a request whose body or response does not arrive, so that it does not occupy a connection. Work in the database
 * continues within its own limits, and a repeat finds it by its `Idempotency-Key`.
 */
export const inTime = (times: Times = {}) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.raw.body) {
      const body = await within(times.bodyMs ?? bodyMs, c.req.arrayBuffer(), () => tooSlow(c));
      // Later readers start from the beginning, including a route's own limit.
      c.req.raw = new Request(c.req.raw, { method: c.req.method, body });
    }
    const late = () =>
      new ServiceError('unavailable', 'This takes too long right now. Please try again in a moment.');
    await within(times.answerMs ?? answerMs, next(), late);
  });

function tooSlow(c: Context<AppEnv>): ServiceError {
  // The rest of the body is not read.
  c.header('connection', 'close');
  return new ServiceError('timed_out', 'This took too long to arrive. Please try again.');
}
