import { createRouter } from '../platform/http/router';
import { sharedAnswerTo } from '../platform/http/sharedAnswer';
import { getDonationRoute, listDonorsRoute, mailReceiptRoute, startDonationRoute } from './donations.routes';
import { getDonation } from './getDonation';
import { listDonors } from './listDonors';
import { mailReceiptAgain } from './receipts/mailReceipt';
import { letBrowserReadReceipt, receiptCookieOf } from './receipts/receiptRight';
import { startDonation } from './startDonation';
import { startedDonationOf } from './startedDonation';

const donorsOf = sharedAnswerTo('counts', listDonors);

export const donationsRouter = createRouter()
  .openapi(startDonationRoute, async (c) => {
    const { deps } = c.var;
    const started = await startDonation(deps, c.req.valid('json'));
    if (started.isAsSent) await letBrowserReadReceipt(c, started.donation.id);
    return c.json(startedDonationOf(started, deps.settings.payments), 200);
  })
  .openapi(getDonationRoute, async (c) => {
    const proof = { cookie: receiptCookieOf(c), key: c.req.valid('header')['receipt-key'] };
    return c.json(await getDonation(c.var.deps, c.req.valid('param').donationId, proof), 200);
  })
  .openapi(mailReceiptRoute, async (c) => {
    const { donationId } = c.req.valid('param');
    const requestKey = c.req.valid('header')['idempotency-key'];
    await mailReceiptAgain(c.var.deps, { donationId, requestKey, by: 'anybody' });
    return c.json({ status: 'queued' as const }, 200);
  })
  .openapi(listDonorsRoute, (c) => donorsOf(c, { ...c.req.valid('param'), ...c.req.valid('query') }));
