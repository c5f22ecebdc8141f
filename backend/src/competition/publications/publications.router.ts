import { sharedAnswer } from '../../platform/http/sharedAnswer';
import { createRouter } from '../../platform/http/router';
import type { PublicationKind } from '../states/shownState';
import { listPublications, previewPublication, publish, readPublication, unpublish } from './publications';
import {
  getPublicationRoute,
  listPublicationsRoute,
  previewPublicationRoute,
  publishRoute,
  unpublishRoute,
} from './publications.routes';

export const publicationsRouter = createRouter()
  .openapi(
    getPublicationRoute,
    sharedAnswer('published', (context, { kind }: { kind: PublicationKind }) =>
      readPublication(context, kind),
    ),
  )
  .openapi(listPublicationsRoute, async (c) => c.json(await listPublications(c.var.deps), 200))
  .openapi(previewPublicationRoute, async (c) =>
    c.json(await previewPublication(c.var.deps, c.req.valid('param').kind), 200),
  )
  .openapi(publishRoute, async (c) => {
    const { kind } = c.req.valid('param');
    return c.json(await publish(c.var.deps, kind, c.req.valid('json'), c.var.actor.id), 200);
  })
  .openapi(unpublishRoute, async (c) => {
    await unpublish(c.var.deps, c.req.valid('param').kind);
    return c.body(null, 204);
  });
