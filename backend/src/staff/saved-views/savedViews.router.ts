import { createRouter } from '../../platform/http/router';
import { dropView, listViews, saveView } from './savedViews';
import { dropViewRoute, listViewsRoute, saveViewRoute } from './savedViews.routes';

export const savedViewsRouter = createRouter()
  .openapi(listViewsRoute, async (c) =>
    c.json(await listViews(c.var.deps, c.var.actor.id, c.req.valid('query').list), 200),
  )
  .openapi(saveViewRoute, async (c) => {
    const { id } = c.req.valid('param');
    const view = c.req.valid('json');
    await saveView(c.var.deps, { id, account: c.var.actor.id, ...view });
    return c.json({ id, ...view }, 200);
  })
  .openapi(dropViewRoute, async (c) => {
    await dropView(c.var.deps, c.var.actor.id, c.req.valid('param').id);
    return c.body(null, 204);
  });
