import { codeOfApiError } from '@school/shared/api';
import { usePayment } from '@school/shared/checkout';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useConfirmPaymentMutation, usePayEntryFeeMutation, type CompetitionEntryState } from '../../api';
import type { EntryProps } from '../part/EntryProps';
import { useFeeUnderWay, type FeeUnderWay } from '../../payment/feeUnderWay';

/** The method, and the fee shown in pesewas. */
interface FeeOrder {
  readonly method: FeeUnderWay['method'];
  readonly seenTotal: number;
}

/** Pays the fee later. Each answer of the API about the payment reloads the entry. */
export function useFeePayment({ entryKey, entry, refetch }: EntryProps) {
  const [start] = usePayEntryFeeMutation();
  const [confirm] = useConfirmPaymentMutation();
  const [underWay, keep] = useFeeUnderWay(entry.number);
  const method = useRef<FeeUnderWay['method']>(underWay?.method);

  const payment = usePayment<FeeOrder>({
    record: underWay,
    keep: (record) => keep(record && { method: method.current ?? 'mobile_money', ...record }),
    isPending: entry.fee.state === 'pending',
    start: async (entryFeePayment) => {
      method.current = entryFeePayment.method;
      const { checkout } = await start({ 'entry-key': entryKey, entryFeePayment })
        .unwrap()
        .catch(async (failure: unknown) => {
          // The page must show the current fee before it is paid.
          if (codeOfApiError(failure) === 'total_changed') await refetch();
          throw failure;
        });
      return { checkout };
    },
    confirm: (paymentClaim) => confirm({ paymentClaim }).unwrap(),
    onPaid: () => void refetch(),
  });
  useForgetSettled(entry.fee.state, underWay, () => keep(undefined));

  return { ...payment, underWay };
}

/** Removes a stored payment once the entry reports the state of the fee. */
function useForgetSettled(
  state: CompetitionEntryState['fee']['state'],
  underWay: FeeUnderWay | undefined,
  forget: () => void,
): void {
  const isSettled = underWay !== undefined && state !== 'due' && state !== 'pending';
  const forgetSettled = useEffectEvent(forget);
  useEffect(() => {
    if (isSettled) forgetSettled();
  }, [isSettled]);
}

export type FeePayment = ReturnType<typeof useFeePayment>;
