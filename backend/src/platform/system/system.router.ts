import { createRouter } from '../http/router';
import { checkReady } from './checkReady';
import { publicConfigOf } from './publicConfig';
import { config, health, ready } from './system.routes';

export const systemRouter = createRouter()
  .openapi(health, (c) => c.json({ status: 'ok' as const }, 200))
  .openapi(ready, async (c) => {
    await checkReady(c.var.deps);
    return c.json({ status: 'ok' as const }, 200);
  })
  .openapi(config, (c) => c.json(publicConfigOf(c.var.deps.settings), 200));
