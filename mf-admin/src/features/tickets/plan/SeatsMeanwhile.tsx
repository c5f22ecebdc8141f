import { useState } from 'react';
import { Notice } from '@school/shared/ui';
import type { StaffSeat } from '../api';

type Seat = Pick<StaffSeat, 'id' | 'label' | 'state' | 'pool' | 'note'>;

/** The most seats that are named; others are counted. */
const NAMED = 8;

const inWords = ({ state, pool, note }: Seat) => `${state}, pool ${pool}${note ? `, “${note}”` : ''}`;

/** Shows which selected seats have changed since the form was opened, with their new state. */
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
