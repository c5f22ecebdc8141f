import type { FeatureFixtures } from '../../testing/featureFixtures';

export const fixtures: FeatureFixtures = {
  bodies: { changeMonthlyGift: { amount: 5_000 } },
  person: async (shop, email) => {
    const donation = await shop.begin({ email, frequency: 'monthly' });
    await shop.checkout.pay(donation, 'card');
    const { status } = await shop.confirm(donation.txRef);
    if (status !== 200) throw new Error(`The monthly gift was answered with ${status}`);
  },
};
