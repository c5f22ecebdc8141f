import { createRouter } from '../../http/router';
import { decideWords } from '../wall/decideWords';
import { donationDetail } from './donationDetail';
import { exportDonations } from './exportDonations';
import { listDonations } from './listDonations';
import { mailReceiptAgain } from '../receipts/mailReceipt';
import {
  exportDonationsRoute,
  decideWordsRoute,
  getDonationDetailRoute,
  listDonationsRoute,
  resendReceiptRoute,
} from './staff.routes';

export const donationStaffRouter = createRouter()
  .openapi(listDonationsRoute, async (c) =>
    c.json(await listDonations(c.var.deps, c.req.valid('query')), 200),
  )
  .openapi(exportDonationsRoute, async (c) => {
    const table = await exportDonations(c.var.deps, c.req.valid('query'));
    const today = c.var.deps.clock.now().toISOString().slice(0, 10);
    return c.body(table, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="donations-${today}.csv"`,
    });
  })
  .openapi(getDonationDetailRoute, async (c) =>
    c.json(await donationDetail(c.var.deps, c.req.valid('param').donationId), 200),
  )
  .openapi(decideWordsRoute, async (c) => {
    const { donationId } = c.req.valid('param');
    await decideWords(c.var.deps, donationId, c.req.valid('json').wall);
    return c.json(await donationDetail(c.var.deps, donationId), 200);
  })
  .openapi(resendReceiptRoute, async (c) => {
    const requestKey = c.req.valid('header')['idempotency-key'];
    const { donationId } = c.req.valid('param');
    await mailReceiptAgain(c.var.deps, { donationId, requestKey, by: 'staff' });
    return c.json({ status: 'queued' as const }, 200);
  });
