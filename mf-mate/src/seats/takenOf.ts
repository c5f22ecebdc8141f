import type { Availability } from '../api';
import type { Taken } from '../plan/choice';

/** The seats that cannot be chosen, and why. @param own seats that are held by the one who chooses */
export function takenOf(live: Availability | null | undefined, own: ReadonlySet<string>): Taken {
  const { held = [], sold = [], blocked = [] } = live ?? {};
  const all = [
    ...held.map((id) => [id, 'held'] as const),
    ...[...sold, ...blocked].map((id) => [id, 'taken'] as const),
  ];
  return new Map(all.filter(([id]) => !own.has(id)));
}
