import { createRouter } from '../http/router';
import { getCounts } from './get-counts';
import { getCountsRoute, streamCountsRoute } from './stats.routes';
import { streamCounts } from './stream-counts';

export const statsRouter = createRouter()
  .openapi(getCountsRoute, async (c) => c.json(await getCounts(c.var.deps), 200))
  .openapi(streamCountsRoute, (c) => streamCounts(c));
