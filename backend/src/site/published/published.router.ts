import { createRouter } from '../../platform/http/router';
import { streamLive } from '../../platform/live/streamLive';
import { getPublishedRoute, getTodayRoute, streamPublishedRoute } from './published.routes';
import { dayOf } from './startPublisher';
import { readVersions } from './versions';

export const publishedRouter = createRouter()
  .openapi(getPublishedRoute, async (c) =>
    c.json(await readVersions(c.var.deps, c.var.deps.publishedResources), 200),
  )
  .openapi(getTodayRoute, (c) => c.json(dayOf(c.var.deps.clock.now()), 200))
  .openapi(streamPublishedRoute, (c) =>
    streamLive(c, { live: c.var.deps.livePublished, event: 'published' }),
  );
