import { nameInSentence } from '@school/shared/projects';
import { school } from '@school/shared/site';
import type { PaymentSettings } from '../config/paymentSettings';
import type { StartedDonation } from './donations.routes';
import type { Started } from './startDonation';

/** What the donor's page is told of a donation that it sent: how it stands, and how it is paid while it can be. */
export function startedDonationOf(
  { donation, order, project }: Started,
  payments: PaymentSettings,
): StartedDonation {
  const { id: donationId, name, email, phone, method } = donation;
  const { publicKey, scriptUrl } = payments;
  return {
    donationId,
    state: order.state,
    project: { kind: project.kind, slug: project.slug, name: project.name },
    checkout:
      order.state === 'created'
        ? {
            txRef: order.txRef,
            amount: order.amount,
            currency: order.currency,
            publicKey,
            scriptUrl,
            paymentOptions: method === 'card' ? 'card' : 'mobilemoneyghana',
            customer: { name, email, phone: phone ?? '' },
            title: school.name,
            description: `A donation for ${nameInSentence(project)}`,
          }
        : null,
  };
}
