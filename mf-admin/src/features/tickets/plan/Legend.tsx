import styled from 'styled-components';
import { space } from '@school/shared/theme';
import type { StaffSeat } from '../api';
import { seatKindLabels, seatStateLabels } from '../labels';
import { SeatMark } from './SeatMark';
import { countStates } from './seats';

const states = Object.keys(seatStateLabels) as StaffSeat['state'][];

/** What the signs of the plan mean, and how many seats have each. */
export function Legend({ seats }: { readonly seats: readonly StaffSeat[] }) {
  const counts = countStates(seats);
  return (
    <List aria-label="Seats by state">
      {states.map((state) => (
        <li key={state}>
          <svg viewBox="-10 -10 20 20" aria-hidden="true">
            <SeatMark kind="seat" state={state} radius={8} />
          </svg>
          {seatStateLabels[state]} <b>{counts[state].toLocaleString('en-GB')}</b>
        </li>
      ))}
      <li>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <SeatMark kind="wheelchair" state="free" radius={8} />
        </svg>
        {seatKindLabels.wheelchair}
      </li>
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s5};
  > li {
    display: flex;
    align-items: center;
    gap: ${space.s2};
  }
  svg {
    width: 20px;
    height: 20px;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;
