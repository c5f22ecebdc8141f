import { Hono } from 'hono';
import type { Logger } from '../core/logger';
import { checkReady } from './checkReady';

type Context = Parameters<typeof checkReady>[0] & { readonly log: Logger };

/** Answers the probes of a process that serves no other requests, at the API's own paths. */
export function createProbeApp(context: Context): Hono {
  const app = new Hono();
  app.get('/api/health', (c) => c.json({ status: 'ok' }));
  app.get('/api/ready', async (c) => {
    try {
      await checkReady(context);
      return c.json({ status: 'ok' });
    } catch (error) {
      const { message } = error as Error;
      context.log.warn({ err: error }, 'not ready');
      return c.json({ error: { code: 'unavailable', message } }, 503);
    }
  });
  return app;
}
