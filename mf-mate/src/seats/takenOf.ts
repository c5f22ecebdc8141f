import type { Availability } from '../api';
import type { Taken } from '../plan/choice';

/** Returns the seats that cannot be chosen, and why. @param own seats that this visitor holds */
export function takenOf(live: Availability | null | undefined, own: ReadonlySet<string>): Taken {
  const { held = [], sold = [], blocked = [] } = live ?? {};
  const all = [
    ...held.map((id) => [id, 'held'] as const),
    ...[...sold, ...blocked].map((id) => [id, 'taken'] as const),
  ];
  return new Map(all.filter(([id]) => !own.has(id)));
}
