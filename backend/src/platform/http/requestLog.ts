import { randomUUID } from 'node:crypto';
import { measureRequest, traceId } from '@school/shared/telemetry';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { AppEnv, Deps } from './deps';

/** An incoming request id is used if it is harmless in a log. */
const harmlessId = /^[\w.-]{8,64}$/;

/** Returns a path for the log, without the key of a preview or the name of a phone. Queries are never logged. */
const withoutSecrets = (path: string): string =>
  path.replace(/(\/(?:content-previews|devices)\/)[^/]+/, '$1…');

/** Returns the pattern of the route that answered; `*` when there is none. */
const routeOf = (c: Context): string =>
  matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? '*';

/** Gives each request an id for both directions, a logger with that id, and one log line at its end. */
export const requestLog = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const requestId = harmlessId.test(given) ? given : randomUUID();
    c.set('deps', deps);
    c.set('requestId', requestId);
    const start = performance.now();
    await measureRequest(
      c.req.raw,
      () => routeOf(c),
      async () => {
        c.set('log', deps.log.child({ requestId, traceId: traceId() }));
        await next();
        return c.res;
      },
    );
    c.header('x-request-id', requestId);
    c.header('x-content-type-options', 'nosniff');
    // Browsers only accept it over https.
    c.header('strict-transport-security', 'max-age=31536000');
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
    const { method } = c.req;
    const path = withoutSecrets(c.req.path);
    const level = /\/(health|ready)$/.test(path) ? 'debug' : 'info';
    c.var.log[level](
      { method, path, status: c.res.status, ms: Math.round(performance.now() - start) },
      'request',
    );
  });
