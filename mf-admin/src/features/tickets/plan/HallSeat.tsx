import { memo } from 'react';
import styled from 'styled-components';
import { color } from '@school/shared/theme';
import type { StaffSeat } from '../api';
import { seatKindLabels, seatStateLabels } from '../labels';
import { SeatMark } from './SeatMark';

interface Props {
  readonly id: string;
  readonly seat: StaffSeat;
  /** Position in the plan's units. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly isChosen: boolean;
  /** Whether it is the keyboard's current seat. */
  readonly isCurrent: boolean;
}

/** A seat with its name and state for screen readers. The plan handles clicks by `data-seat`. */
export const HallSeat = memo(function HallSeat({ id, seat, x, y, radius, isChosen, isCurrent }: Props) {
  return (
    <Seat
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-label={nameOf(seat)}
      transform={`translate(${x} ${y})`}
      data-seat={seat.id}
      data-current={isCurrent || undefined}
    >
      <title>{nameOf(seat)}</title>
      {(isChosen || isCurrent) && <circle className="ring" r={radius * 1.45} data-chosen={isChosen} />}
      <SeatMark kind={seat.kind} state={seat.state} radius={radius} />
    </Seat>
  );
});

/** Describes a seat: 'Centre, row 7, seat 12, sold', with its kind unless it is a plain seat. */
export const nameOf = ({ label, kind, state }: Pick<StaffSeat, 'label' | 'kind' | 'state'>): string =>
  [label, kind !== 'seat' && seatKindLabels[kind].toLowerCase(), seatStateLabels[state].toLowerCase()]
    .filter(Boolean)
    .join(', ');

const Seat = styled.g`
  cursor: pointer;
  .ring {
    fill: none;
    stroke: none;
  }
  .ring[data-chosen='true'] {
    fill: ${color.focus};
  }
  svg:focus-visible &[data-current] .ring {
    stroke: ${color.focus};
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
`;
