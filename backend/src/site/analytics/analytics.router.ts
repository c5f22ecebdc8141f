import { createRouter } from '../../platform/http/router';
import { getVisitsRoute, getVitalsRoute, sendBeaconRoute } from './analytics.routes';
import { countEvents } from './countEvents';
import { getVisits, getVitals } from './getVisits';
import { periodOf } from './period';
import { readBeacon } from './visitor';

export const analyticsRouter = createRouter()
  .openapi(sendBeaconRoute, async (c) => {
    const { events } = await readBeacon(c);
    await countEvents(c.var.deps, events);
    return c.body(null, 204);
  })
  .openapi(getVisitsRoute, async (c) => {
    const { deps } = c.var;
    return c.json(await getVisits(deps, periodOf(c.req.valid('query'), deps.clock)), 200);
  })
  .openapi(getVitalsRoute, async (c) => {
    const { deps } = c.var;
    return c.json(await getVitals(deps, periodOf(c.req.valid('query'), deps.clock)), 200);
  });
