import { sharedAnswer } from '../../platform/http/sharedAnswer';
import { createRouter } from '../../platform/http/router';
import { streamLive } from '../../platform/live/streamLive';
import { getPublishedRoute, streamPublishedRoute } from './published.routes';
import { readVersions } from './versions';

export const publishedRouter = createRouter()
  .openapi(
    getPublishedRoute,
    sharedAnswer('published', (deps) => readVersions(deps, deps.publishedResources)),
  )
  .openapi(streamPublishedRoute, (c) =>
    streamLive(c, { live: c.var.deps.livePublished, event: 'published' }),
  );
