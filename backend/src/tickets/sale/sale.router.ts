import type { TicketSaleName } from '@school/shared/schemas/tickets';
import { notFound } from '../../platform/core/errors';
import { sharedAnswer } from '../../platform/http/sharedAnswer';
import { createRouter } from '../../platform/http/router';
import { streamLive } from '../../platform/live/streamLive';
import { readAvailability } from './availability';
import { readOffer } from './readOffer';
import { readPlan } from './readPlan';
import { readSale } from './readSale';
import * as routes from './sale.routes';

export const ticketSaleRouter = createRouter()
  .openapi(
    routes.getTicketSaleRoute,
    sharedAnswer('tickets', (context, { sale }: { sale: TicketSaleName }) => readSale(context, sale)),
  )
  .openapi(routes.getTicketOfferRoute, async (c) => {
    const offer = await readOffer(c.var.deps);
    if (!offer) throw notFound('Another offer than that of the build');
    return c.json(offer, 200);
  })
  .openapi(routes.getHallPlanRoute, sharedAnswer('tickets', readPlan))
  .openapi(routes.getAvailabilityRoute, sharedAnswer('tickets', readAvailability))
  .openapi(routes.streamAvailabilityRoute, (c) =>
    streamLive(c, { live: c.var.deps.liveAvailability, event: 'availability' }),
  );
