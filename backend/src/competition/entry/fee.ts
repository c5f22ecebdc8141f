import type { FoundEntry } from './findEntry';

export const feeStates = ['due', 'pending', 'paid', 'refunded', 'none'] as const;

export type FeeState = (typeof feeStates)[number];

/** Returns the state of an entry's fee; `none` when nothing is due. */
export function feeStateOf({ entry, order }: FoundEntry): FeeState {
  if (entry.refundedAtOfficeAt) return 'refunded';
  if (entry.paidAtOfficeAt) return 'paid';
  if (entry.fee === 0) return 'none';
  if (order?.state === 'paid' || order?.state === 'refunded' || order?.state === 'pending')
    return order.state;
  return 'due';
}

/** Returns whether an audition can be given, because nothing is left to pay. */
export const isFeeSettled = (found: FoundEntry): boolean => ['paid', 'none'].includes(feeStateOf(found));
