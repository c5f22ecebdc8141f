import { useNavigate } from '@school/shared';
import { usePayment } from '@school/shared/checkout';
import { newKey, useApiMutation } from '@school/shared/form';
import type { DonationStart } from '@school/shared/schemas/donation';
import { useDonationUnderWay } from './donationUnderWay';
import { notePaid, thankYouPath } from './paidDonations';

interface Options {
  /** The ID in the address, `new` until it has one. */
  readonly donationId: string;
  /** Returns the ID to pay under, even while the address has none. */
  readonly idToSend: () => string;
  /** The project of the donation. */
  readonly slug: string;
  readonly onPaid: () => void;
}

/** Pays one donation, from the form to the thank-you page. */
export function useDonationPayment({ donationId, idToSend, slug, onPaid }: Options) {
  const navigate = useNavigate();
  const start = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.startDonation));
  const confirm = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.confirmPayment));
  const [stored, store] = useDonationUnderWay(slug);
  const record = stored?.donationId === donationId ? stored : undefined;

  const payment = usePayment<DonationStart>({
    record,
    keep: (changed) => store({ ...changed, donationId: idToSend() }),
    start: async (donationStart) => {
      const { state, checkout } = await start({ donationStart });
      return { checkout, answer: { state, needsStaff: false } };
    },
    confirm: (paymentClaim) => confirm({ paymentClaim }),
    onPaid: () => {
      notePaid(donationId);
      onPaid();
      void navigate(thankYouPath(donationId), { replace: true });
    },
  });

  return {
    payment,
    /** The donation with a pending payment. */
    awaited: payment.state === 'awaited' ? record : undefined,
    /** Leaves the pending donation to the API, and starts another. */
    startAnother: () => {
      const next = newKey();
      store({ donationId: next });
      void navigate(`/donate/${next}/${slug}`, { replace: true });
    },
  };
}
