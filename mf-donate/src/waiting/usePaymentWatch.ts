import { useEffect, useEffectEvent, useState } from 'react';
import { useConfirmPaymentMutation, useLazyGetDonationQuery, type PaymentConfirmation } from '../api';
import type { DonationUnderWay } from '../payment/donationUnderWay';
import { watchPayment } from '@school/shared/checkout';

/** The states in which a payment has ended. */
const ENDED: readonly PaymentConfirmation['state'][] = ['paid', 'refunded', 'failed', 'expired'];

/**
 * Checks a payment until it has ended, and hands each answer to `onAnswer`. Until the API knows of the payment it is
 * asked to confirm it; afterwards the donation's own record is enough.
 * @returns how often it was checked, the last answer, and a function that checks now
 */
export function usePaymentWatch(
  { donationId, txRef, transactionId }: DonationUnderWay,
  onAnswer: (confirmation: PaymentConfirmation) => void,
) {
  const [confirm] = useConfirmPaymentMutation();
  const [getDonation] = useLazyGetDonationQuery();
  const [checks, setChecks] = useState(0);
  const [round, setRound] = useState(0);
  const [lastAnswer, setLastAnswer] = useState<PaymentConfirmation>();
  const report = useEffectEvent(onAnswer);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let isKnown = false;

    async function ask(): Promise<PaymentConfirmation> {
      if (isKnown || txRef === undefined) return getDonation({ donationId }).unwrap();
      return confirm({ paymentClaim: { txRef, ...(transactionId && { transactionId }) } }).unwrap();
    }

    async function check(): Promise<boolean> {
      const answer = await ask();
      if (signal.aborted) return false;
      isKnown = answer.state === 'pending';
      setLastAnswer(answer);
      report(answer);
      return !ENDED.includes(answer.state);
    }

    void watchPayment({ check, onChecked: setChecks, signal });
    return () => stop.abort();
  }, [confirm, donationId, getDonation, round, transactionId, txRef]);

  return { checks, lastAnswer, checkNow: () => setRound((rounds) => rounds + 1) };
}
