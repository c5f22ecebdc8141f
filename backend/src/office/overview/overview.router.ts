import { periodOf } from '../../site/analytics/period';
import { createRouter } from '../../platform/http/router';
import { getActivityRoute, getFunnelsRoute, listMattersRoute } from './overview.routes';
import { readActivity } from './readActivity';
import { readFunnels } from './readFunnels';
import { readMatters } from './readMatters';

export const overviewRouter = createRouter()
  .openapi(getActivityRoute, async (c) => {
    const { deps } = c.var;
    return c.json(await readActivity(deps, periodOf(c.req.valid('query'), deps.clock)), 200);
  })
  .openapi(getFunnelsRoute, async (c) => {
    const { deps } = c.var;
    return c.json(await readFunnels(deps, periodOf(c.req.valid('query'), deps.clock)), 200);
  })
  .openapi(listMattersRoute, async (c) => c.json(await readMatters(c.var.deps), 200));
