import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { AppEnv, Deps } from './deps';

/** An id that came in is kept if it is harmless in a log. */
const harmlessId = /^[\w.-]{8,64}$/;

/** A path for the log: the key of a preview opens it. What stands in a query is never written there. */
const withoutSecrets = (path: string): string => path.replace(/(\/content-previews\/)[^/]+/, '$1…');

/** Gives each request an id that goes in and out, a logger that carries it, and one line at the end. */
export const requestLog = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const requestId = harmlessId.test(given) ? given : randomUUID();
    c.set('deps', deps);
    c.set('requestId', requestId);
    c.set('log', deps.log.child({ requestId }));
    const start = performance.now();
    await next();
    c.header('x-request-id', requestId);
    c.header('x-content-type-options', 'nosniff');
    // A browser heeds it over https alone.
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
