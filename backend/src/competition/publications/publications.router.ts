import { createRouter } from '../../platform/http/router';
import { listPublications, previewPublication, publish, readPublication, unpublish } from './publications';
import * as routes from './publications.routes';

export const publicationsRouter = createRouter()
  .openapi(routes.getPublicationRoute, async (c) =>
    c.json(await readPublication(c.var.deps, c.req.valid('param').kind), 200),
  )
  .openapi(routes.listPublicationsRoute, async (c) => c.json(await listPublications(c.var.deps), 200))
  .openapi(routes.previewPublicationRoute, async (c) =>
    c.json(await previewPublication(c.var.deps, c.req.valid('param').kind), 200),
  )
  .openapi(routes.publishRoute, async (c) => {
    const { kind } = c.req.valid('param');
    return c.json(await publish(c.var.deps, kind, c.req.valid('json'), c.var.actor.id), 200);
  })
  .openapi(routes.unpublishRoute, async (c) => {
    await unpublish(c.var.deps, c.req.valid('param').kind);
    return c.body(null, 204);
  });
