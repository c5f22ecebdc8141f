import { useEffect, useEffectEvent, useState } from 'react';
import type { Payment, PaymentOptions } from './paymentOptions';
import type { PaymentRecord } from './paymentRecord';
import type { PaymentAnswer } from './paymentStates';
import { watchPayment } from './watchPayment';

interface Watched extends Pick<PaymentOptions<never>, 'confirm'>, Pick<Payment<never>, 'report'> {
  /** The stored record of the payment; undefined when it was begun on another device. */
  readonly record: PaymentRecord | undefined;
  /** Fetches the state of the order; undefined when its own record does not include the payment's state. */
  readonly lookUp: () => Promise<PaymentAnswer | undefined>;
}

/** The final states of a payment. */
const ENDED: readonly PaymentAnswer['state'][] = ['paid', 'refunded', 'failed', 'expired'];

/** After this many checks, about two minutes, the payment takes longer than usual. */
const MANY_CHECKS = 12;

/**
 * Polls a pending payment until it has ended, and reports the result. It asks the API to confirm the payment until the
 * API has it; then the order's record is enough.
 */
export function usePaymentWatch({ record, confirm, lookUp, report }: Watched) {
  const [checks, setChecks] = useState(0);
  const [round, setRound] = useState(0);
  const [lastAnswer, setLastAnswer] = useState<PaymentAnswer>();
  const { txRef, transactionId } = record ?? {};

  const ask = useEffectEvent(async (isKnown: boolean): Promise<PaymentAnswer | undefined> => {
    const lookedUp = isKnown || txRef === undefined ? await lookUp() : undefined;
    if (lookedUp || txRef === undefined) return lookedUp;
    return confirm({ txRef, ...(transactionId && { transactionId }) });
  });
  const reportEnd = useEffectEvent(report);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let isKnown = false;

    async function check(): Promise<boolean> {
      const answer = await ask(isKnown);
      if (signal.aborted) return false;
      if (!answer) return true;
      isKnown = answer.state === 'pending';
      setLastAnswer(answer);
      if (!ENDED.includes(answer.state)) return true;
      await reportEnd(answer);
      return false;
    }

    void watchPayment({ check, onChecked: setChecks, signal });
    return () => stop.abort();
  }, [round, transactionId, txRef]);

  return {
    /** Whether money was received that does not fit. It must not be paid again. */
    needsStaff: lastAnswer?.needsStaff ?? false,
    takesLong: checks >= MANY_CHECKS,
    checkNow: () => setRound((rounds) => rounds + 1),
  };
}
