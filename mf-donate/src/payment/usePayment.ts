import { useNavigate } from '@school/shared';
import { useCheckout, type UnpaidReason } from '@school/shared/checkout';
import { newKey, useApiMutation } from '@school/shared/form';
import type { DonationStart } from '@school/shared/schemas/donation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaymentConfirmation } from '../api';
import { useDonationUnderWay, type DonationUnderWay } from './donationUnderWay';
import { notePaid, thankYouPath } from './paidDonations';

interface Options {
  /** The one in the address; `new` until it has one. */
  readonly donationId: string;
  /** Of the project that the donation is for. */
  readonly slug: string;
  readonly onPaid: () => void;
}

/**
 * The payment of one donation, from the form to the thank-you page. Nothing here decides that money has come: each
 * step asks the API and acts on its answer.
 */
export function usePayment({ donationId, slug, onPaid }: Options) {
  const navigate = useNavigate();
  const start = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.startDonation));
  const confirm = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.confirmPayment));
  const [stored, store] = useDonationUnderWay(slug);
  const { session: checkoutSession, open } = useCheckout();
  const [unpaidReason, setUnpaidReason] = useState<UnpaidReason>();
  const confirmedTxRef = useRef<string>(undefined);
  const underWay = stored?.donationId === donationId ? stored : undefined;

  /** Acts on the state that the API names. */
  function handleState({ state, needsStaff }: PaymentConfirmation, donation: DonationUnderWay) {
    if (state === 'paid' || state === 'refunded') {
      store({ donationId: donation.donationId, paid: true });
    } else if (state === 'pending' || needsStaff || (state === 'created' && donation.transactionId)) {
      store({ ...donation, awaited: true });
    } else if (state === 'created') {
      // It may have been paid all the same: the next visit asks again.
      store(donation);
      setUnpaidReason('closed');
    } else {
      store({ donationId: donation.donationId });
      setUnpaidReason(state);
    }
  }

  async function pay(draft: DonationStart): Promise<void> {
    setUnpaidReason(undefined);
    const { state, checkout } = await start({ donationStart: draft });
    const { donationId: sentId } = draft;
    if (!checkout) return handleState({ state, needsStaff: false }, { ...underWay, donationId: sentId });
    const opened = { donationId: sentId, txRef: checkout.txRef };
    confirmedTxRef.current = checkout.txRef;
    store(opened);
    const transactionId = await open(checkout);
    await confirmClosed({ ...opened, ...(transactionId && { transactionId }) });
  }

  /** Asks for the state of a payment whose checkout was closed. Without an answer, one that was made is awaited. */
  async function confirmClosed(donation: DonationUnderWay & { readonly txRef: string }): Promise<void> {
    const { txRef, transactionId } = donation;
    const paymentClaim = { txRef, ...(transactionId && { transactionId }) };
    await confirm({ paymentClaim }).then(
      (confirmation) => handleState(confirmation, donation),
      () => handleState({ state: 'created', needsStaff: false }, donation),
    );
  }

  // In every tab that has this donation open.
  const isPaid = underWay?.paid === true;
  const goToThankYou = useEffectEvent(() => {
    notePaid(donationId);
    onPaid();
    void navigate(thankYouPath(donationId), { replace: true });
  });
  useEffect(() => {
    if (isPaid) goToThankYou();
  }, [isPaid]);

  // The page was left with the checkout open, so how it ended is not known here.
  useEffect(() => {
    if (!underWay?.txRef || underWay.awaited || underWay.txRef === confirmedTxRef.current) return;
    confirmedTxRef.current = underWay.txRef;
    confirm({ paymentClaim: { txRef: underWay.txRef } }).then(
      (confirmation) => confirmation.state !== 'created' && handleState(confirmation, underWay),
      // A donor who sends the form again is told by the API what has been paid.
      () => undefined,
    );
  });

  return {
    pay,
    checkoutSession,
    unpaidReason,
    isPaid,
    /** The donation whose money may be on its way. */
    awaited: underWay?.awaited ? underWay : undefined,
    handleState,
    /** Leaves the awaited donation to the API, and starts another. */
    startAnother: () => {
      const next = newKey();
      store({ donationId: next });
      void navigate(`/donate/${next}/${slug}`, { replace: true });
    },
  };
}
