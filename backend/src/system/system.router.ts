import { createRouter } from '../http/router';
import { checkReady } from './check-ready';
import { publicConfigOf } from './public-config';
import { config, health, ready } from './system.routes';

export const systemRouter = createRouter()
  .openapi(health, (c) => c.json({ status: 'ok' as const }, 200))
  .openapi(ready, async (c) => {
    await checkReady(c.var.deps);
    return c.json({ status: 'ok' as const }, 200);
  })
  .openapi(config, (c) => c.json(publicConfigOf(c.var.deps.settings), 200));
