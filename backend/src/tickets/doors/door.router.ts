import { createRouter } from '../../platform/http/router';
import { streamLive } from '../../platform/live/streamLive';
import { checkIn, settleOffline } from './checkIn';
import * as routes from './door.routes';
import { doorList } from './doorList';
import { listConflicts, readDoorNews } from './doorNews';

export const ticketDoorRouter = createRouter()
  .openapi(routes.checkInRoute, async (c) =>
    c.json(await checkIn(c.var.deps, c.req.valid('json'), c.var.actor.id), 200),
  )
  .openapi(routes.settleRoute, async (c) => {
    const { scans } = c.req.valid('json');
    return c.json({ scans: await settleOffline(c.var.deps, scans, c.var.actor.id) }, 200);
  })
  .openapi(routes.doorListRoute, async (c) => c.json(await doorList(c.var.deps), 200))
  .openapi(routes.conflictsRoute, async (c) =>
    c.json(await listConflicts(c.var.deps, c.req.valid('query').door), 200),
  )
  .openapi(routes.doorNewsRoute, async (c) => c.json(await readDoorNews(c.var.deps), 200))
  .openapi(routes.streamDoorsRoute, (c) => {
    const { deps, actor } = c.var;
    const forMs = Math.max(0, actor.expiresAt * 1000 - deps.clock.now().getTime());
    return streamLive(c, { live: deps.liveDoors, event: 'checkIns', forMs });
  });
