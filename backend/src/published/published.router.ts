import { createRouter } from '../http/router';
import { streamLive } from '../stats/streamLive';
import { getPublishedRoute, streamPublishedRoute } from './published.routes';
import { readVersions } from './resources';

export const publishedRouter = createRouter()
  .openapi(getPublishedRoute, async (c) => c.json(await readVersions(c.var.deps), 200))
  .openapi(streamPublishedRoute, (c) =>
    streamLive(c, { live: c.var.deps.livePublished, event: 'published' }),
  );
