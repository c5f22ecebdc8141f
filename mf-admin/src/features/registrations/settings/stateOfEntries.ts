import type { StatusKind } from '@school/shared/staff/ui';
import type { CompetitionSettings } from '../api';

/**
 * Describes whether entries are open: the switch of staff, and the API's current answer.
 * @param isOpenNow undefined while it loads
 */
export function stateOfEntries(
  { isOpen, opensAt, closesAt }: Pick<CompetitionSettings, 'isOpen' | 'opensAt' | 'closesAt'>,
  isOpenNow: boolean | undefined,
): readonly [StatusKind, string] {
  if (!isOpen) return ['withdrawn', 'Closed'];
  if (isOpenNow ?? (opensAt === null && closesAt === null)) return ['live', 'Open'];
  return isOpenNow === undefined
    ? ['progress', 'Switched on, within its times']
    : ['progress', 'Switched on, outside its times'];
}
