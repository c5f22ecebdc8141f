import { formatMoney } from '@school/shared/format';
import type { Refund } from './api';

/** The fields of the form. */
export interface RefundFields {
  amount: string;
  reason: string;
}

/** The API's request. */
export interface RefundRequest {
  /** Pesewas. */
  amount: number;
  reason?: string;
}

/** Formats pesewas for a field: '200' or '200.50'. */
export const cedis = (pesewas: number): string =>
  pesewas % 100 === 0 ? String(pesewas / 100) : (pesewas / 100).toFixed(2);

/** Returns the toast for the result of a refund. */
export function outcomeOf({ state, amount, problem }: Pick<Refund, 'state' | 'amount' | 'problem'>) {
  const money = formatMoney(amount);
  switch (state) {
    case 'done':
      return { type: 'success', message: `${money} was refunded.` } as const;
    case 'requested':
      return {
        type: 'info',
        message: `The refund of ${money} was requested. The history shows when it is done.`,
      } as const;
    case 'failed':
      return {
        type: 'error',
        message: `Nothing was refunded. ${problem ?? 'The payment service rejected it.'}`,
      } as const;
    case 'unclear':
      return {
        type: 'warning',
        message: `The payment service did not respond. Please check there whether ${money} was refunded, and record the result here.`,
      } as const;
  }
}
