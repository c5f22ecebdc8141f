import { createRouter } from '../../platform/http/router';
import { changeGift } from './changeGift';
import { giftIdOfKey } from './findGift';
import { readGift } from './giftView';
import { changeMonthlyGiftRoute, getMonthlyGiftRoute, payMonthlyGiftRoute } from './monthly.routes';
import { payMonth } from './payMonth';

export const monthlyRouter = createRouter()
  .openapi(getMonthlyGiftRoute, async (c) => {
    const { deps } = c.var;
    const giftId = await giftIdOfKey(deps, c.req.valid('header')['monthly-key']);
    return c.json(await readGift(deps, giftId), 200);
  })
  .openapi(changeMonthlyGiftRoute, async (c) => {
    const { deps } = c.var;
    const giftId = await giftIdOfKey(deps, c.req.valid('header')['monthly-key']);
    await changeGift(deps, giftId, c.req.valid('json'));
    return c.json(await readGift(deps, giftId), 200);
  })
  .openapi(payMonthlyGiftRoute, async (c) => {
    const { deps } = c.var;
    const giftId = await giftIdOfKey(deps, c.req.valid('header')['monthly-key']);
    return c.json(await payMonth(deps, giftId), 200);
  });
