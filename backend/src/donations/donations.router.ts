import { createRouter } from '../http/router';
import { getDonationRoute, listDonorsRoute, startDonationRoute } from './donations.routes';
import { getDonation } from './getDonation';
import { listDonors } from './listDonors';
import { startDonation } from './startDonation';
import { startedDonationOf } from './startedDonation';

export const donationsRouter = createRouter()
  .openapi(startDonationRoute, async (c) => {
    const { deps } = c.var;
    const started = await startDonation(deps, c.req.valid('json'));
    return c.json(startedDonationOf(started, deps.settings.payments), 200);
  })
  .openapi(getDonationRoute, async (c) =>
    c.json(await getDonation(c.var.deps, c.req.valid('param').donationId), 200),
  )
  .openapi(listDonorsRoute, async (c) =>
    c.json(await listDonors(c.var.deps, { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
  );
