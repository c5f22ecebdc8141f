import { createRouter } from '../../platform/http/router';
import { csvAnswer } from '../../staff/staff-lists/csvAnswer';
import { changeGift } from '../monthly/changeGift';
import { mailGiftLink } from '../monthly/mailGiftLink';
import { decideWordsOfMany } from './decideWordsOfMany';
import { decideWords } from '../wall/decideWords';
import { donationDetail } from './donationDetail';
import { donationColumns, exportDonations } from './exportDonations';
import { readGift } from './giftOfDonation';
import { listDonations, sumDonations } from './listDonations';
import { mailReceiptAgain } from '../receipts/mailReceipt';
import * as routes from './staff.routes';

export const donationStaffRouter = createRouter()
  .openapi(routes.listDonationsRoute, async (c) =>
    c.json(await listDonations(c.var.deps, c.req.valid('query')), 200),
  )
  .openapi(routes.sumDonationsRoute, async (c) =>
    c.json(await sumDonations(c.var.deps, c.req.valid('query')), 200),
  )
  .openapi(routes.exportDonationsRoute, async (c) => {
    const rows = await exportDonations(c.var.deps, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'donations', donationColumns, rows));
  })
  .openapi(routes.getDonationDetailRoute, async (c) =>
    c.json(await donationDetail(c.var.deps, c.req.valid('param').donationId), 200),
  )
  .openapi(routes.decideWordsOfManyRoute, async (c) =>
    c.json(await decideWordsOfMany(c.var.deps, c.req.valid('json')), 200),
  )
  .openapi(routes.decideWordsRoute, async (c) => {
    const { donationId } = c.req.valid('param');
    await decideWords(c.var.deps, donationId, c.req.valid('json').wall);
    return c.json(await donationDetail(c.var.deps, donationId), 200);
  })
  .openapi(routes.changeGiftByStaffRoute, async (c) => {
    const { giftId } = c.req.valid('param');
    await changeGift(c.var.deps, giftId, c.req.valid('json'));
    return c.json(await readGift(c.var.deps.db, giftId), 200);
  })
  .openapi(routes.mailGiftLinkByStaffRoute, async (c) => {
    const requestKey = c.req.valid('header')['idempotency-key'];
    await mailGiftLink(c.var.deps, { ...c.req.valid('param'), ...c.req.valid('json'), requestKey });
    return c.json({ status: 'queued' as const }, 200);
  })
  .openapi(routes.resendReceiptRoute, async (c) => {
    const requestKey = c.req.valid('header')['idempotency-key'];
    const { donationId } = c.req.valid('param');
    await mailReceiptAgain(c.var.deps, { donationId, requestKey, by: 'staff' });
    return c.json({ status: 'queued' as const }, 200);
  });
