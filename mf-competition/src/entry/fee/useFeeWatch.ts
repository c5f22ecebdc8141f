import { watchPayment } from '@school/shared/checkout';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PaymentConfirmation } from '../../api';
import type { FeePayment } from './useFeePayment';

/** The states in which a payment has ended. */
const ENDED: readonly PaymentConfirmation['state'][] = ['paid', 'refunded', 'failed', 'expired'];

/**
 * Checks a payment until it has ended. One that was begun on another device is looked up by the entry alone.
 * @param refetch asks for the entry anew
 */
export function useFeeWatch({ underWay, ask, act }: FeePayment, refetch: () => Promise<unknown>) {
  const [checks, setChecks] = useState(0);
  const [round, setRound] = useState(0);
  const [needsStaff, setNeedsStaff] = useState(false);

  const check = useEffectEvent(async (): Promise<boolean> => {
    if (!underWay) {
      await refetch();
      return true;
    }
    const answer = await ask(underWay);
    setNeedsStaff(answer.needsStaff);
    const hasEnded = ENDED.includes(answer.state);
    if (hasEnded && !answer.needsStaff) act(answer, underWay);
    return !hasEnded;
  });
  useEffect(() => {
    const stop = new AbortController();
    void watchPayment({ check: () => check(), onChecked: setChecks, signal: stop.signal });
    return () => stop.abort();
  }, [round]);

  return { checks, needsStaff, checkNow: () => setRound((rounds) => rounds + 1) };
}
