import { monthlyGifts } from '../../platform/db/schema';
import { createRouter } from '../../platform/http/router';
import { isOf } from '../../platform/personal-data/byEmail';
import { mailGiftLink } from '../monthly/mailGiftLink';
import * as routes from './donor.routes';
import { donorOfKey, requestDonorLink } from '../receipts/donorLink';
import { readDonor, readStatement } from './readDonor';

export const donorRouter = createRouter()
  .openapi(routes.requestDonorLinkRoute, async (c) => {
    const { email, leaveEmpty, website } = c.req.valid('json');
    if (!leaveEmpty && !website) await requestDonorLink(c.var.deps, email);
    return c.json({ status: 'received' as const }, 200);
  })
  .openapi(routes.getDonorRoute, async (c) => {
    const { deps } = c.var;
    const donor = await donorOfKey(deps, c.req.valid('header')['donor-key']);
    return c.json(await readDonor(deps, donor), 200);
  })
  .openapi(routes.getDonorStatementRoute, async (c) => {
    const { email } = await donorOfKey(c.var.deps, c.req.valid('header')['donor-key']);
    return c.json(await readStatement(c.var.deps, email, c.req.valid('query')), 200);
  })
  .openapi(routes.mailGiftLinkRoute, async (c) => {
    const { email } = await donorOfKey(c.var.deps, c.req.valid('header')['donor-key']);
    const { giftId } = c.req.valid('param');
    await mailGiftLink(c.var.deps, { giftId, ...c.req.valid('json'), of: isOf(email, monthlyGifts.email) });
    return c.json({ status: 'queued' as const }, 200);
  });
