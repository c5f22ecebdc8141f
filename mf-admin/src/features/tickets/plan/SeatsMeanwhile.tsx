import { useState } from 'react';
import { Notice } from '@school/shared/ui';
import type { StaffSeat } from '../api';

type Seat = Pick<StaffSeat, 'id' | 'label' | 'state' | 'pool' | 'note'>;

/** More are counted and not named. */
const NAMED = 8;

const inWords = ({ state, pool, note }: Seat) => `${state}, pool ${pool}${note ? `, “${note}”` : ''}`;

/** Says which of the chosen seats have become other ones since a form over them was opened, and how each stands now. */
export function SeatsMeanwhile({ seats }: { readonly seats: readonly Seat[] }) {
  const [before] = useState(() => new Map(seats.map((seat) => [seat.id, inWords(seat)])));
  const changed = seats.filter((seat) => before.has(seat.id) && before.get(seat.id) !== inWords(seat));
  if (changed.length === 0) return null;
  return (
    <Notice tone="error" title="Someone else has changed this in the meantime" live>
      {changed
        .slice(0, NAMED)
        .map((seat) => `${seat.label} is now ${inWords(seat)}.`)
        .join(' ')}
      {changed.length > NAMED && <span>{` So are ${changed.length - NAMED} more.`}</span>}
    </Notice>
  );
}
