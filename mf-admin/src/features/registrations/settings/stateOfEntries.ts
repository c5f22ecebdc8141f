import type { StatusKind } from '../../../kit/ui/Status';
import type { CompetitionSettings } from '../api';

/**
 * How it is with entries: their switch as staff set it, and whether they are taken now, which the API says.
 * @param isOpenNow undefined while that is not known
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
