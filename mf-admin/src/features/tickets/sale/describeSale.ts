import { formatDateTime } from '@school/shared/format';
import type { StaffTicketSale } from '../api';
import type { StatusKind } from '../../../kit/ui/Status';

type Times = Pick<StaffTicketSale, 'opensAt' | 'closesAt'>;

/** How it is with a sale: its switch as staff set it, and whether it is open now, which the API says. */
export function stateOfSale({
  isOpen,
  isOpenNow,
}: Pick<StaffTicketSale, 'isOpen' | 'isOpenNow'>): [StatusKind, string] {
  if (!isOpen) return ['withdrawn', 'Closed'];
  return isOpenNow ? ['live', 'Open'] : ['progress', 'Switched on, outside its times'];
}

/** The times of a sale in words. */
export function timesOfSale({ opensAt, closesAt }: Times): string {
  const from = opensAt && `from ${formatDateTime(opensAt)} UTC`;
  const until = closesAt && `until ${formatDateTime(closesAt)} UTC`;
  return [from, until].filter(Boolean).join(' ') || 'no times set';
}
