import { createRouter } from '../../http/router';
import { dropEffect, repeatEffect } from './changeEffect';
import { dropEffectRoute, listOutboxRoute, repeatEffectRoute } from './outbox.routes';
import { listOutbox, readEffect } from './readOutbox';

export const outboxRouter = createRouter()
  .openapi(listOutboxRoute, async (c) => c.json(await listOutbox(c.var.deps, c.req.valid('query')), 200))
  .openapi(repeatEffectRoute, async (c) => {
    const { deps } = c.var;
    const key = c.req.valid('header')['idempotency-key'];
    const id = await repeatEffect(deps, c.req.valid('param').id, key);
    return c.json(await readEffect(deps, id), 200);
  })
  .openapi(dropEffectRoute, async (c) => {
    const { deps } = c.var;
    const { id } = c.req.valid('param');
    await dropEffect(deps, id, c.req.valid('json').reason);
    return c.json(await readEffect(deps, id), 200);
  });
