import type { Availability } from '../api';

/** The seats that cannot be chosen. @param own seats that are held by whoever chooses */
export function takenOf(
  live: Availability | null | undefined,
  own: ReadonlySet<string>,
): ReadonlySet<string> {
  const all = [...(live?.held ?? []), ...(live?.sold ?? []), ...(live?.blocked ?? [])];
  return new Set(all.filter((id) => !own.has(id)));
}
