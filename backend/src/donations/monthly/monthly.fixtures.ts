import { monthlyGifts } from '../../platform/db/schema';
import type { FeatureFixtures } from '../../testing/featureFixtures';
import type { TestPayments } from '../../testing/payments';

/** Begins a monthly gift, and pays its first month. */
async function beginGift(shop: TestPayments, email: string): Promise<void> {
  const donation = await shop.begin({ email, frequency: 'monthly' });
  await shop.checkout.pay(donation, 'card');
  const { status } = await shop.confirm(donation.txRef);
  if (status !== 200) throw new Error(`The monthly gift was answered with ${status}`);
  await shop.ask('POST', '/api/donors/links', { email });
}

const changeGift = (shop: TestPayments, path: string, body: object) => async () => {
  await beginGift(shop, 'monthly@example.com');
  const [gift] = await shop.database.db.select().from(monthlyGifts).limit(1);
  return { path: `/staff/monthly-gifts/${gift?.id}${path}`, body };
};

export const fixtures: FeatureFixtures = {
  bodies: {
    changeMonthlyGift: { amount: 5_000 },
    changeGiftByStaff: { state: 'paused' },
    mailGiftLink: { replace: false },
    mailGiftLinkByStaff: { replace: true },
    requestDonorLink: { email: 'ama@example.com', leaveEmpty: '' },
  },
  // There is no gift with an unknown id.
  refused: ['mailGiftLinkByStaff'],
  pagedLists: ['/monthly-gifts'],
  person: beginGift,
  changes: (shop) => ({
    changeGiftByStaff: changeGift(shop, '', { state: 'paused' }),
    mailGiftLinkByStaff: changeGift(shop, '/link', { replace: true }),
  }),
};
