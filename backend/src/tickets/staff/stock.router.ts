import { createRouter } from '../../platform/http/router';
import { streamLive } from '../../platform/live/streamLive';
import { changeSale, listSales } from './changeSale';
import { changeType, createType, listTypes } from './changeType';
import {
  changeSaleRoute,
  changeTypeRoute,
  createTypeRoute,
  listSalesRoute,
  listTypesRoute,
} from './sale.routes';
import { changeSeats, listSeats, moveSeat, reseat } from './seats';
import { changeSeatsRoute, listSeatsRoute, moveSeatRoute, reseatTicketRoute } from './seats.routes';
import { readTicketStats } from './stats';
import { getStatsRoute, streamStatsRoute } from './stats.routes';

export const ticketStockStaffRouter = createRouter()
  .openapi(listSalesRoute, async (c) => c.json(await listSales(c.var.deps), 200))
  .openapi(changeSaleRoute, async (c) =>
    c.json(await changeSale(c.var.deps, c.req.valid('param').sale, c.req.valid('json')), 200),
  )
  .openapi(listTypesRoute, async (c) => c.json(await listTypes(c.var.deps), 200))
  .openapi(createTypeRoute, async (c) => c.json(await createType(c.var.deps, c.req.valid('json')), 201))
  .openapi(changeTypeRoute, async (c) =>
    c.json(await changeType(c.var.deps, c.req.valid('param').typeId, c.req.valid('json')), 200),
  )
  .openapi(listSeatsRoute, async (c) => c.json(await listSeats(c.var.deps), 200))
  .openapi(changeSeatsRoute, async (c) => c.json(await changeSeats(c.var.deps, c.req.valid('json')), 200))
  .openapi(moveSeatRoute, async (c) =>
    c.json(await moveSeat(c.var.deps, c.req.valid('param').seatId, c.req.valid('json')), 200),
  )
  .openapi(reseatTicketRoute, async (c) =>
    c.json(await reseat(c.var.deps, c.req.valid('param').ticketId, c.req.valid('json').seat), 200),
  )
  .openapi(getStatsRoute, async (c) => c.json(await readTicketStats(c.var.deps), 200))
  .openapi(streamStatsRoute, (c) => {
    const { deps, actor } = c.var;
    const forMs = Math.max(0, actor.expiresAt * 1000 - deps.clock.now().getTime());
    return streamLive(c, { live: deps.liveTicketStats, event: 'ticketStats', forMs });
  });
