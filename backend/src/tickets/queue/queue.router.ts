import { createRouter } from '../../platform/http/router';
import { joinRoom, readPlace } from './joinRoom';
import * as routes from './queue.routes';

export const ticketQueueRouter = createRouter()
  .openapi(routes.getQueueRoute, async (c) =>
    c.json(await readPlace(c.var.deps, c.req.valid('header')['queue-key']), 200),
  )
  .openapi(routes.joinQueueRoute, async (c) =>
    c.json(await joinRoom(c.var.deps, c.req.valid('header')['queue-key']), 200),
  );
