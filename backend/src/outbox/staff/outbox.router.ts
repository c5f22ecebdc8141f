import { createRouter } from '../../http/router';
import { dropEffect, repeatEffect } from './changeEffect';
import { countOutboxRoute, dropEffectRoute, listOutboxRoute, repeatEffectRoute } from './outbox.routes';
import { countOutbox, listOutbox, readEffect } from './readOutbox';

export const outboxRouter = createRouter()
  .openapi(listOutboxRoute, async (c) => c.json(await listOutbox(c.var.deps.db, c.req.valid('query')), 200))
  .openapi(countOutboxRoute, async (c) => c.json(await countOutbox(c.var.deps.db), 200))
  .openapi(repeatEffectRoute, async (c) => {
    const { deps } = c.var;
    const key = c.req.valid('header')['idempotency-key'];
    const id = await repeatEffect(deps, c.req.valid('param').id, key);
    return c.json(await readEffect(deps.db, id), 200);
  })
  .openapi(dropEffectRoute, async (c) => {
    const { deps } = c.var;
    const { id } = c.req.valid('param');
    await dropEffect(deps, id, c.req.valid('json').reason);
    return c.json(await readEffect(deps.db, id), 200);
  });
