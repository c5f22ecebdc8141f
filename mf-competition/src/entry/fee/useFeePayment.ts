import { codeOfApiError } from '@school/shared/api';
import type { UnpaidReason } from '@school/shared/checkout';
import { useEffect, useRef, useState } from 'react';
import { usePayEntryFeeMutation, type PaymentConfirmation } from '../../api';
import { useFeeCheckout } from '../../payment/useFeeCheckout';
import { useFeeUnderWay, type FeeUnderWay } from './feeUnderWay';

interface Options {
  readonly entryKey: string;
  /** Of the entry. */
  readonly number: string;
  /** Asks for the entry anew. */
  readonly refetch: () => Promise<unknown>;
}

/** Paying the fee later. Only the API says that money has come; the entry is asked for anew after each of its answers. */
export function useFeePayment({ entryKey, number, refetch }: Options) {
  const [start] = usePayEntryFeeMutation();
  const { session, ask, payAt } = useFeeCheckout();
  const [underWay, keep] = useFeeUnderWay(number);
  const [unpaid, setUnpaid] = useState<UnpaidReason>();
  const confirmedTxRef = useRef<string>(undefined);

  /** Acts on the state that the API names. */
  function act({ state, needsStaff }: PaymentConfirmation, payment: FeeUnderWay | undefined): void {
    if (state === 'pending' || needsStaff || (state === 'created' && payment?.transactionId)) {
      keep(payment && { ...payment, isAwaited: true });
    } else if (state === 'created') {
      // It may have been paid all the same: the next visit asks again.
      keep(payment);
      setUnpaid('closed');
    } else {
      keep(undefined);
      setUnpaid(state === 'failed' || state === 'expired' ? state : undefined);
    }
  }

  /**
   * @param seenTotal the fee that the page shows, in pesewas
   * @throws what the form shows: refusals of the API, and a checkout that cannot be opened
   */
  async function pay(method: FeeUnderWay['method'], seenTotal: number): Promise<void> {
    setUnpaid(undefined);
    const entryFeePayment = { method, seenTotal };
    const { checkout } = await start({ 'entry-key': entryKey, entryFeePayment })
      .unwrap()
      .catch(async (failure: unknown) => {
        // The fee as it is has to be on the page before it is paid.
        if (codeOfApiError(failure) === 'total_changed') await refetch();
        throw failure;
      });
    if (!checkout) return;
    const opened = { txRef: checkout.txRef, method };
    confirmedTxRef.current = checkout.txRef;
    keep(opened);
    const { claim, answer } = await payAt(checkout);
    act(answer, { ...opened, ...claim });
  }

  // The page was left with the checkout open, so how it ended is not known here.
  useEffect(() => {
    if (!underWay || underWay.isAwaited || underWay.txRef === confirmedTxRef.current) return;
    confirmedTxRef.current = underWay.txRef;
    ask(underWay).then(
      (answer) => answer.state !== 'created' && act(answer, underWay),
      // Anyone who pays again is told by the API what has been paid.
      () => undefined,
    );
  });

  return { pay, ask, act, session, unpaid, underWay };
}

export type FeePayment = ReturnType<typeof useFeePayment>;
