import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { AppEnv, Deps } from './deps';

/** An incoming request id is used if it is harmless in a log. */
const harmlessId = /^[\w.-]{8,64}$/;

/** Returns a path for the log, without the key of a preview. Queries are never logged. */
const withoutSecrets = (path: string): string => path.replace(/(\/content-previews\/)[^/]+/, '$1…');

/** Gives each request an id for both directions, a logger with that id, and one log line at its end. */
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
