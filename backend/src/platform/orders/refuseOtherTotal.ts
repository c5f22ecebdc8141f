import { formatMoney } from '@school/shared/format';
import { ServiceError } from '../core/errors';

/**
 * Refuses a payment whose total is another than the one that the page showed: what is paid for was changed in another
 * window, or its price was. A page from before totals were sent sends none.
 * @throws ServiceError `total_changed` with the total as it is
 */
export function refuseOtherTotal(seenTotal: number | undefined, total: number): void {
  if (seenTotal === undefined || seenTotal === total) return;
  const message = `The total is now ${formatMoney(total)}. Please check it, then press the button again.`;
  throw new ServiceError('total_changed', message, { total });
}
