import { clientNetworks } from '../../platform/http/clientAddress';
import { sharedAnswer } from '../../platform/http/sharedAnswer';
import { createRouter } from '../../platform/http/router';
import { streamLive } from '../../platform/live/streamLive';
import { putHold } from './putHold';
import { readBoard } from './readBoard';
import { readHold, releaseHold } from './readHold';
import * as routes from './slots.routes';

export const auditionSlotRouter = createRouter()
  .openapi(routes.getSlotsRoute, sharedAnswer('competition', readBoard))
  .openapi(routes.streamSlotsRoute, (c) => streamLive(c, { live: c.var.deps.liveSlots, event: 'slots' }))
  .openapi(routes.putSlotHoldRoute, async (c) => {
    const token = c.req.valid('header')['hold-token'];
    const { slot } = c.req.valid('json');
    await putHold(c.var.deps, { token, slot, networks: clientNetworks(c) });
    return c.json(await readHold(c.var.deps, token), 200);
  })
  .openapi(routes.getSlotHoldRoute, async (c) =>
    c.json(await readHold(c.var.deps, c.req.valid('header')['hold-token']), 200),
  )
  .openapi(routes.releaseSlotHoldRoute, async (c) => {
    await releaseHold(c.var.deps, c.req.valid('header')['hold-token']);
    return c.body(null, 204);
  });
