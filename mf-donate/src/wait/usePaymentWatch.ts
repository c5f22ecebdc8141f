import { useEffect, useEffectEvent, useState } from 'react';
import { useConfirmPaymentMutation, useLazyGetDonationQuery, type PaymentConfirmation } from '../api';
import type { GiftUnderWay } from '../give/giftUnderWay';
import { watchPayment } from './watchPayment';

type Told = (confirmation: PaymentConfirmation) => void;

/** Where a payment has ended, one way or the other. */
const ENDED: readonly PaymentConfirmation['state'][] = ['paid', 'refunded', 'failed', 'expired'];

/**
 * Asks for a payment until it has ended, and tells each answer. As long as the server has not heard of it, the
 * payment itself is held out again; afterwards the server's own record is enough.
 * @returns how often was asked, what the last answer was, and a way to ask now
 */
export function usePaymentWatch({ donationId, txRef, transactionId }: GiftUnderWay, told: Told) {
  const [confirm] = useConfirmPaymentMutation();
  const [getDonation] = useLazyGetDonationQuery();
  const [looks, setLooks] = useState(0);
  const [round, setRound] = useState(0);
  const [last, setLast] = useState<PaymentConfirmation>();
  const tell = useEffectEvent(told);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let known = false;

    async function ask(): Promise<PaymentConfirmation> {
      if (known || txRef === undefined) return getDonation({ donationId }).unwrap();
      return confirm({ paymentClaim: { txRef, ...(transactionId && { transactionId }) } }).unwrap();
    }

    async function look(): Promise<boolean> {
      const answer = await ask();
      if (signal.aborted) return false;
      known = answer.state === 'pending';
      setLast(answer);
      tell(answer);
      return !ENDED.includes(answer.state);
    }

    void watchPayment({ look, looked: setLooks, signal });
    return () => stop.abort();
  }, [confirm, donationId, getDonation, round, transactionId, txRef]);

  return { looks, last, askNow: () => setRound((rounds) => rounds + 1) };
}
