import { nameInSentence } from '@school/shared/projects';
import type { PaymentSettings } from '../config/paymentSettings';
import { checkoutOf } from '../orders/checkout';
import type { StartedDonation } from './donations.routes';
import type { Started } from './startDonation';

/** What the donor's page is told of a donation that it sent: how it stands, and how it is paid while it can be. */
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
