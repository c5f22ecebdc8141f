import { color, line, measure, space, type as voice } from '@school/shared/theme';
import { Segmented, useFold } from '@school/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { HallPlan, PlanSeat } from '../api';
import type { Taken } from './choice';
import { rowsOf, type HallRow } from './rows';

interface Props {
  readonly plan: HallPlan;
  readonly pool: string | null;
  readonly chosen: ReadonlySet<string>;
  readonly taken: Taken;
  readonly onPress: (seat: PlanSeat) => void;
}

/** The choice of the plan as a list by row, for keyboards and screen readers. */
export function SeatList({ plan, pool, ...choice }: Props) {
  const all = rowsOf(plan, pool);
  const blocks = plan.blocks.filter(({ id }) => all.some((row) => row.block === id));
  const first = all.find(({ seats }) => seats.some(({ id }) => choice.chosen.has(id)));
  const [block, setBlock] = useState(first?.block);
  const shown = blocks.find(({ id }) => id === block) ?? blocks[0];
  return (
    <div>
      {blocks.length > 1 && (
        <Parts>
          <Segmented
            label="Part of the hall"
            name="block"
            options={blocks.map(({ id, name }) => ({ value: id, label: name }))}
            value={shown?.id ?? ''}
            onChange={({ target }) => setBlock(target.value)}
          />
        </Parts>
      )}
      {all
        .filter((row) => row.block === shown?.id)
        .map((row) => (
          <Row key={row.id} row={row} isOpen={row === first} {...choice} />
        ))}
    </div>
  );
}

interface RowProps extends Pick<Props, 'chosen' | 'taken' | 'onPress'> {
  readonly row: HallRow;
  readonly isOpen: boolean;
}

function Row({ row: { name, seats, isTable }, isOpen, chosen, taken, onPress }: RowProps) {
  const free = seats.filter(({ id }) => !taken.has(id)).length;
  const yours = seats.filter(({ id }) => chosen.has(id)).length;
  const [table] = seats;
  return (
    <Entry {...useFold(isOpen)}>
      <summary>
        <b>{name}</b>
        <span>
          {isTable ? tableState(seats, taken) : `${free} of ${seats.length} free`}
          {yours > 0 && <span>{`, ${yours} yours`}</span>}
        </span>
      </summary>
      <Seats role="group" aria-label={name} $whole={isTable}>
        {isTable && table ? (
          <Seat
            seat={table}
            words={`The whole table, ${seats.length} seats`}
            isYours={yours > 0}
            isTaken={free < seats.length}
            onPress={onPress}
          />
        ) : (
          seats.map((seat) => (
            <Seat
              key={seat.id}
              seat={seat}
              words={seatLabel(seat, chosen.has(seat.id) ? undefined : taken.get(seat.id))}
              isYours={chosen.has(seat.id)}
              isTaken={taken.has(seat.id)}
              onPress={onPress}
            />
          ))
        )}
      </Seats>
    </Entry>
  );
}

const tableState = (seats: readonly PlanSeat[], taken: Taken): string =>
  seats.map(({ id }) => taken.get(id)).find(Boolean) ?? 'free';

function seatLabel({ number, kind }: PlanSeat, taken: 'held' | 'taken' | undefined): string {
  const what = { seat: '', wheelchair: ', wheelchair place', companion: ', beside a wheelchair place' }[kind];
  return `Seat ${number}${what}${taken === undefined ? '' : `, ${taken}`}`;
}

interface SeatProps {
  readonly seat: PlanSeat;
  readonly words: string;
  readonly isYours: boolean;
  readonly isTaken: boolean;
  readonly onPress: (seat: PlanSeat) => void;
}

function Seat({ seat, words, isYours, isTaken, onPress }: SeatProps) {
  return (
    <Choice>
      <input
        type="checkbox"
        checked={isYours}
        aria-disabled={isTaken && !isYours}
        onChange={() => onPress(seat)}
      />
      <span>{words}</span>
    </Choice>
  );
}

const Parts = styled.div`
  margin-bottom: ${space.s5};
`;

const Entry = styled.details`
  border-top: ${line.hair} solid ${color.rule};
  &:last-child {
    border-bottom: ${line.hair} solid ${color.rule};
  }
  /* Clear of the bar with the choice. */
  summary,
  input {
    scroll-margin-bottom: 140px;
  }
  > summary {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 ${space.s6};
    min-height: ${measure.control};
    padding-block: ${space.s2};
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary b {
    ${voice.subtitle}
    font-size: 1.1875rem;
  }
  > summary span {
    color: ${color.muted};
    ${voice.numeric}
  }
  &[open] > summary b {
    color: ${color.accent};
  }
`;

const Seats = styled.div<{ $whole: boolean }>`
  display: grid;
  grid-template-columns: ${({ $whole }) =>
    $whole ? 'minmax(0, 320px)' : 'repeat(auto-fill, minmax(min(100%, 104px), 1fr))'};
  gap: ${space.s2};
  padding-bottom: ${space.s5};
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  min-height: ${measure.control};
  border: ${line.field} solid ${color.line};
  cursor: pointer;
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  > span {
    display: grid;
    place-items: center;
    padding: 4px 8px;
    font-weight: 700;
    line-height: 1.2;
    text-align: center;
  }
  &:hover {
    background: ${color.quiet};
  }
  @supports not selector(:has(*)) {
    > input:checked {
      appearance: none;
      border: 5px solid ${color.accent};
      opacity: 1;
    }
    &:focus-within {
      outline: 3px solid ${color.focus};
    }
  }
  &:has(:checked) {
    background: ${color.strong};
    color: ${color.onStrong};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has([aria-disabled='true']) {
    border-color: ${color.rule};
    color: ${color.muted};
    cursor: default;
    background: none;
  }
`;
