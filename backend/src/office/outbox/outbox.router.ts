import { createRouter } from '../../platform/http/router';
import { csvAnswer } from '../../staff/staff-lists/csvAnswer';
import { dropEffect, repeatEffect } from './changeEffect';
import {
  dropEffectRoute,
  exportOutboxRoute,
  getEffectRoute,
  listOutboxRoute,
  repeatEffectRoute,
  repeatEffectsRoute,
} from './outbox.routes';
import { outboxColumns } from './outboxCsv';
import { listOutbox, readEffect, readOutbox } from './readOutbox';
import { repeatEffects } from './repeatEffects';

export const outboxRouter = createRouter()
  .openapi(listOutboxRoute, async (c) => c.json(await listOutbox(c.var.deps, c.req.valid('query')), 200))
  .openapi(exportOutboxRoute, async (c) => {
    const rows = await readOutbox(c.var.deps, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'outbox', outboxColumns, rows));
  })
  .openapi(getEffectRoute, async (c) => c.json(await readEffect(c.var.deps, c.req.valid('param').id), 200))
  .openapi(repeatEffectsRoute, async (c) => c.json(await repeatEffects(c.var.deps, c.req.valid('json')), 200))
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
