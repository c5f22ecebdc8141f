import { formatMoney } from '@school/shared/format';
import { ServiceError } from '../core/errors';

/**
 * Refuses a payment whose total differs from the one that the page showed, after a change in another window or of the
 * price. Pages from before this check send no total.
 * @throws ServiceError `total_changed` with the current total
 */
export function refuseOtherTotal(seenTotal: number | undefined, total: number): void {
  if (seenTotal === undefined || seenTotal === total) return;
  const message = `The total is now ${formatMoney(total)}. Please check it, then tap the button again.`;
  throw new ServiceError('total_changed', message, { total });
}
