import { formatDateTime } from '@school/shared/format';
import type { StatusKind } from '@school/shared/staff/ui';
import type { StaffTicketSale } from '../api';

type Times = Pick<StaffTicketSale, 'opensAt' | 'closesAt'>;

/** Describes whether a sale is open: the switch of staff, and the API's current answer. */
export function stateOfSale({
  isOpen,
  isOpenNow,
}: Pick<StaffTicketSale, 'isOpen' | 'isOpenNow'>): [StatusKind, string] {
  if (!isOpen) return ['withdrawn', 'Closed'];
  return isOpenNow ? ['live', 'Open'] : ['progress', 'Switched on, outside its times'];
}

/** Describes the times of a sale. */
export function timesOfSale({ opensAt, closesAt }: Times): string {
  const from = opensAt && `from ${formatDateTime(opensAt)} UTC`;
  const until = closesAt && `until ${formatDateTime(closesAt)} UTC`;
  return [from, until].filter(Boolean).join(' ') || 'no times set';
}
