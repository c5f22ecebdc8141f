import { createRouter } from '../../platform/http/router';
import { getCounts } from './getCounts';
import { getCountsRoute, streamCountsRoute } from './stats.routes';
import { streamCounts } from './streamCounts';

export const statsRouter = createRouter()
  .openapi(getCountsRoute, async (c) => c.json(await getCounts(c.var.deps), 200))
  .openapi(streamCountsRoute, (c) => streamCounts(c));
