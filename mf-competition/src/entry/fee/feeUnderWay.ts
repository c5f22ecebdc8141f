import { parseKept, useKept } from '@school/shared/form';
import type { PaymentClaim } from '../../payment/useFeeCheckout';

/** A payment of the fee that was begun on this device. */
export interface FeeUnderWay extends PaymentClaim {
  readonly method: 'card' | 'mobile_money';
  /** Money may be on its way. */
  readonly isAwaited?: boolean;
}

/** @param number of the entry */
export function useFeeUnderWay(
  number: string,
): readonly [FeeUnderWay | undefined, (payment: FeeUnderWay | undefined) => void] {
  const [text, keep] = useKept(`competition-fee-${number}`);
  const kept = parseKept(text);
  return [isUnderWay(kept) ? kept : undefined, (payment) => keep(payment && JSON.stringify(payment))];
}

const isUnderWay = (kept: unknown): kept is FeeUnderWay =>
  typeof kept === 'object' && kept !== null && 'txRef' in kept && typeof kept.txRef === 'string';
