import { useId, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { color, line, space } from '@school/shared/theme';
import { Segmented } from '@school/shared/ui';
import type { HallPlan, StaffSeat } from '../api';
import { HallSeat } from './HallSeat';
import { nextSeat, seatRadius, type Direction } from './seats';
import { useSeatDrag } from './useSeatDrag';

interface Props {
  readonly plan: HallPlan;
  readonly seats: readonly StaffSeat[];
  readonly chosen: ReadonlySet<string>;
  /** Whether dragging moves seats instead of selecting them. */
  readonly isMoving: boolean;
  readonly onPress: (seat: StaffSeat) => void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const ZOOMS = ['1', '2', '4'] as const;

/**
 * The drawing of the hall. It is one tab stop: arrow keys move between seats and the space bar selects. It
 * scrolls by itself where it does not fit.
 */
export function HallView({ plan, seats, chosen, isMoving, onPress }: Props) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [zoom, setZoom] = useState<string>(ZOOMS[0]);
  const [currentId, setCurrent] = useState(seats[0]?.id);
  const current = seats.find((seat) => seat.id === currentId) ?? seats[0];
  const radius = seatRadius(plan.seats);
  const idOf = (seatId: string) => `${id}${seatId}`;

  function press(seat: StaffSeat) {
    setCurrent(seat.id);
    onPress(seat);
  }
  const drag = useSeatDrag({ svg, isMoving, onPress: press });

  const seatAt = (target: EventTarget): StaffSeat | undefined => {
    const seatId = target instanceof Element && target.closest('[data-seat]')?.getAttribute('data-seat');
    return seats.find((seat) => seat.id === seatId);
  };

  function goTo(seat: StaffSeat) {
    setCurrent(seat.id);
    document.getElementById(idOf(seat.id))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = ARROWS[event.key];
    if (!current) return;
    if (direction) goTo(nextSeat(seats, current, direction));
    else if (event.key === ' ' || event.key === 'Enter') onPress(current);
    else return;
    event.preventDefault();
  }

  return (
    <div>
      <Segmented
        name="zoom"
        label="Size of the plan"
        hideLabel
        options={ZOOMS.map((value) => ({ value, label: value === '1' ? 'Full width' : `${value} times` }))}
        value={zoom}
        onChange={({ target }) => setZoom(target.value)}
      />
      <Frame>
        <svg
          ref={svg}
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          style={{ width: `${Number(zoom) * 100}%` }}
          role="listbox"
          aria-label="Seats of the hall"
          aria-multiselectable="true"
          aria-activedescendant={current && idOf(current.id)}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onClick={({ target }) => {
            const seat = seatAt(target);
            if (seat && !isMoving) press(seat);
          }}
          onPointerDown={(event) => {
            const seat = seatAt(event.target);
            if (seat) drag.grab(event, seat);
          }}
          {...drag.handlers}
        >
          <g aria-hidden="true">
            <rect {...plan.stage} fill={color.strong} />
            <StageName
              x={plan.stage.x + plan.stage.width / 2}
              y={plan.stage.y + plan.stage.height / 2}
              fontSize={radius * 2}
            >
              Stage
            </StageName>
            {plan.blocks.map((block) => (
              <BlockName
                key={block.id}
                x={block.x + block.width / 2}
                y={block.y - radius}
                fontSize={radius * 1.7}
              >
                {block.name}
              </BlockName>
            ))}
          </g>
          {seats.map((seat) => (
            <HallSeat
              key={seat.id}
              id={idOf(seat.id)}
              seat={seat}
              {...drag.placeOf(seat)}
              radius={radius}
              isChosen={chosen.has(seat.id)}
              isCurrent={seat.id === current?.id}
            />
          ))}
        </svg>
      </Frame>
      <Hint>
        {isMoving
          ? 'Drag a seat to its new position, or select it and enter its position next to the plan.'
          : 'Click seats to select them. By keyboard: move with the arrow keys and select with the space bar.'}
      </Hint>
    </div>
  );
}

const Frame = styled.div`
  overflow: auto;
  max-height: 82vh;
  margin-top: ${space.s3};
  border: ${line.list} solid ${color.rule};
  background: ${color.ground};
  svg {
    display: block;
    min-width: 100%;
    height: auto;
    touch-action: pan-x pan-y;
  }
  svg:focus-visible {
    outline-offset: -3px;
  }
`;

const StageName = styled.text`
  fill: ${color.onStrong};
  font-weight: 700;
  text-anchor: middle;
  dominant-baseline: central;
`;

const BlockName = styled.text`
  fill: ${color.muted};
  font-weight: 600;
  text-anchor: middle;
`;

const Hint = styled.p`
  margin-top: ${space.s2};
  color: ${color.muted};
`;
