import { nameInSentence } from '@school/shared/projects';
import type { PaymentSettings } from '../platform/config/paymentSettings';
import { checkoutOf } from '../platform/orders/checkout';
import type { StartedDonation } from './donations.routes';
import type { Started } from './startDonation';

/** Returns the API's response to a donation: its state, and its checkout while it can be paid. */
export function startedDonationOf(
  { donation, order, project }: Started,
  payments: PaymentSettings,
): StartedDonation {
  const { id: donationId, method } = donation;
  return {
    donationId,
    state: order.state,
    project: { kind: project.kind, slug: project.slug, name: project.name },
    checkout: checkoutOf(
      order,
      { method, description: `A donation for ${nameInSentence(project)}` },
      payments,
    ),
  };
}
