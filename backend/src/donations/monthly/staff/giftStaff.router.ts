import { createRouter } from '../../../platform/http/router';
import { csvAnswer } from '../../../staff/staff-lists/csvAnswer';
import * as routes from './giftList.routes';
import { exportGifts, giftColumns, giftDetail, listGifts, sumGifts } from './listGifts';

export const giftStaffRouter = createRouter()
  .openapi(routes.listMonthlyGiftsRoute, async (c) =>
    c.json(await listGifts(c.var.deps, c.req.valid('query')), 200),
  )
  .openapi(routes.sumMonthlyGiftsRoute, async (c) =>
    c.json(await sumGifts(c.var.deps, c.req.valid('query')), 200),
  )
  .openapi(routes.exportMonthlyGiftsRoute, async (c) => {
    const rows = await exportGifts(c.var.deps, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'monthly-gifts', giftColumns, rows));
  })
  .openapi(routes.getMonthlyGiftDetailRoute, async (c) =>
    c.json(await giftDetail(c.var.deps, c.req.valid('param').giftId), 200),
  );
