import { readPaymentRecord, type PaymentRecord } from '@school/shared/checkout';
import { parseStored, useStored } from '@school/shared/form';

/** A payment of the fee that was started on this device. */
export interface FeeUnderWay extends PaymentRecord {
  readonly method: 'card' | 'mobile_money';
}

/** Returns the stored payment of an entry. @param number of the entry */
export function useFeeUnderWay(
  number: string,
): readonly [FeeUnderWay | undefined, (payment: FeeUnderWay | undefined) => void] {
  const [text, keep] = useStored(`competition-fee-${number}`);
  return [readFeeUnderWay(parseStored(text)), (payment) => keep(payment && JSON.stringify(payment))];
}

function readFeeUnderWay(stored: unknown): FeeUnderWay | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { method } = stored as Record<string, unknown>;
  return { ...readPaymentRecord(stored), method: method === 'card' ? method : 'mobile_money' };
}
