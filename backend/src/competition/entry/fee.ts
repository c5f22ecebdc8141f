import type { FoundEntry } from './findEntry';

export const feeStates = ['due', 'pending', 'paid', 'refunded', 'none'] as const;

export type FeeState = (typeof feeStates)[number];

/** How the fee of an entry stands; `none` where nothing is due. */
export function feeStateOf({ entry, order }: FoundEntry): FeeState {
  if (entry.refundedAtOfficeAt) return 'refunded';
  if (entry.paidAtOfficeAt) return 'paid';
  if (entry.fee === 0) return 'none';
  if (order?.state === 'paid' || order?.state === 'refunded' || order?.state === 'pending')
    return order.state;
  return 'due';
}

/** Whether an audition can be given: there is nothing left to pay. */
export const isFeeSettled = (found: FoundEntry): boolean => ['paid', 'none'].includes(feeStateOf(found));
