import { createRouter } from '../../platform/http/router';
import { csvAnswer, type CsvColumns } from '../../staff/staff-lists/csvAnswer';
import { dropEffect, repeatEffect } from './changeEffect';
import {
  dropEffectRoute,
  exportOutboxRoute,
  getEffectRoute,
  listOutboxRoute,
  repeatEffectRoute,
  repeatEffectsRoute,
  type OutboxEffect,
} from './outbox.routes';
import { listOutbox, readEffect, readOutbox } from './readOutbox';
import { repeatEffects } from './repeatEffects';
import { effectLabels } from '@school/shared/schemas/stored/labels';

const outboxColumns: CsvColumns<OutboxEffect> = {
  What: (effect) => effect.what,
  To: (effect) => effect.to,
  Subject: (effect) => effect.subject,
  State: (effect) => effectLabels[effect.state],
  Attempts: (effect) => effect.attempts,
  'Created (UTC)': (effect) => effect.createdAt,
  'Next attempt (UTC)': (effect) => effect.dueAt,
  'Ended (UTC)': (effect) => effect.endedAt,
  Problem: (effect) => effect.problem,
  'Cancellation reason': (effect) => effect.dropReason,
};

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
