import { notFound } from '../../platform/core/errors';
import { createRouter } from '../../platform/http/router';
import { streamLive } from '../../platform/live/streamLive';
import { readAvailability } from './availability';
import { readOffer } from './readOffer';
import { readPlan } from './readPlan';
import { readSale } from './readSale';
import {
  getAvailabilityRoute,
  getHallPlanRoute,
  getTicketOfferRoute,
  getTicketSaleRoute,
  streamAvailabilityRoute,
} from './sale.routes';

export const ticketSaleRouter = createRouter()
  .openapi(getTicketSaleRoute, async (c) =>
    c.json(await readSale(c.var.deps, c.req.valid('param').sale), 200),
  )
  .openapi(getTicketOfferRoute, async (c) => {
    const offer = await readOffer(c.var.deps);
    if (!offer) throw notFound('Another offer than that of the build');
    return c.json(offer, 200);
  })
  .openapi(getHallPlanRoute, async (c) => c.json(await readPlan(c.var.deps), 200))
  .openapi(getAvailabilityRoute, async (c) => c.json(await readAvailability(c.var.deps), 200))
  .openapi(streamAvailabilityRoute, (c) =>
    streamLive(c, { live: c.var.deps.liveAvailability, event: 'availability' }),
  );
