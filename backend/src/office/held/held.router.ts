import { createRouter } from '../../platform/http/router';
import { discardHeldForm, releaseHeldForm } from './decideHeldForm';
import { discardHeldFormRoute, listHeldFormsRoute, releaseHeldFormRoute } from './held.routes';
import { listHeldForms } from './listHeldForms';

export const heldRouter = createRouter()
  .openapi(listHeldFormsRoute, async (c) =>
    c.json(await listHeldForms(c.var.deps, c.req.valid('query')), 200),
  )
  .openapi(releaseHeldFormRoute, async (c) => {
    await releaseHeldForm(c.var.deps, c.req.valid('param').id, c.var.carryOut);
    return c.body(null, 204);
  })
  .openapi(discardHeldFormRoute, async (c) => {
    await discardHeldForm(c.var.deps, c.req.valid('param').id);
    return c.body(null, 204);
  });
