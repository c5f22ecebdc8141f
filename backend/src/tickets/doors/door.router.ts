import { createRouter } from '../../platform/http/router';
import { streamLive } from '../../platform/live/streamLive';
import { checkIn, settleOffline } from './checkIn';
import {
  checkInRoute,
  conflictsRoute,
  doorListRoute,
  doorNewsRoute,
  settleRoute,
  streamDoorsRoute,
} from './door.routes';
import { doorList } from './doorList';
import { listConflicts, readDoorNews } from './doorNews';

export const ticketDoorRouter = createRouter()
  .openapi(checkInRoute, async (c) =>
    c.json(await checkIn(c.var.deps, c.req.valid('json'), c.var.actor.id), 200),
  )
  .openapi(settleRoute, async (c) => {
    const { scans } = c.req.valid('json');
    return c.json({ scans: await settleOffline(c.var.deps, scans, c.var.actor.id) }, 200);
  })
  .openapi(doorListRoute, async (c) => c.json(await doorList(c.var.deps), 200))
  .openapi(conflictsRoute, async (c) =>
    c.json(await listConflicts(c.var.deps, c.req.valid('query').door), 200),
  )
  .openapi(doorNewsRoute, async (c) => c.json(await readDoorNews(c.var.deps), 200))
  .openapi(streamDoorsRoute, (c) => {
    const { deps, actor } = c.var;
    const forMs = Math.max(0, actor.expiresAt * 1000 - deps.clock.now().getTime());
    return streamLive(c, { live: deps.liveDoors, event: 'checkIns', forMs });
  });
