import { color, font } from '@school/shared/theme';
import { memo } from 'react';
import styled from 'styled-components';
import type { HallPlan, PlanBlock, PlanSeat } from '../api';
import { stateOf, type SeatState, type Taken } from './choice';
import { pitchOf } from './zoom';

interface Props {
  readonly plan: HallPlan;
  /** The pools to choose from. */
  readonly pools: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly taken: Taken;
  /** Marks the chosen seats on a small plan. */
  readonly marked?: boolean;
}

/**
 * The hall from above: stage, blocks, tables and seats. States of seats differ in shape as well as colour.
 */
export const HallDrawing = memo(function HallDrawing({ plan, pools, chosen, taken, marked = false }: Props) {
  const unit = pitchOf(plan);
  return (
    <g>
      <Stage plan={plan} />
      {plan.blocks.map((block) => (
        <BlockOf key={block.id} plan={plan} block={block} />
      ))}
      {tablesOf(plan).map(({ id, x, y }) => (
        <Board key={id} cx={x} cy={y} r={unit * 0.8} />
      ))}
      {plan.seats.map((seat) => (
        <Seat key={seat.id} seat={seat} unit={unit} state={stateOf(seat, { pools, chosen, taken })} />
      ))}
      {marked && <Marked seats={plan.seats.filter(({ id }) => chosen.has(id))} unit={unit} />}
    </g>
  );
});

/** A block with its name above it, or in the middle when it has no numbered seats. */
function BlockOf({ plan, block }: { readonly plan: HallPlan; readonly block: PlanBlock }) {
  const { id, name, x, y, width, height } = block;
  const size = plan.width * 0.024;
  const hasSeats = plan.seats.some((seat) => seat.block === id);
  return (
    <g>
      <Block x={x} y={y} width={width} height={height} />
      <Name x={x + width / 2} y={hasSeats ? y - size * 0.3 : y + height / 2 + size * 0.3} fontSize={size}>
        {name}
      </Name>
    </g>
  );
}

/** A ring around the seats of each row. */
function Marked({ seats, unit }: { readonly seats: readonly PlanSeat[]; readonly unit: number }) {
  const rows = new Map<string, PlanSeat[]>();
  for (const seat of seats) {
    const key = `${seat.block}-${seat.row}`;
    rows.set(key, [...(rows.get(key) ?? []), seat]);
  }
  const room = unit * 1.2;
  return [...rows].map(([key, row]) => {
    const [xs, ys] = [row.map(({ x }) => x), row.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
    return (
      <Ring
        key={key}
        x={left}
        y={top}
        width={Math.max(...xs) + room - left}
        height={Math.max(...ys) + room - top}
        rx={room}
      />
    );
  });
}

function Stage({ plan: { stage } }: { readonly plan: HallPlan }) {
  const { x, y, width, height } = stage;
  const skew = width * 0.05;
  return (
    <g>
      <Boards
        points={`${x},${y} ${x + width},${y} ${x + width - skew},${y + height} ${x + skew},${y + height}`}
      />
      <Light x={x + skew} y={y + height} width={width - 2 * skew} height={height * 0.08} />
      <Name x={x + width / 2} y={y + height * 0.62} fontSize={Math.min(height * 0.42, 40)}>
        Stage
      </Name>
    </g>
  );
}

interface SeatProps {
  readonly seat: PlanSeat;
  readonly unit: number;
  readonly state: SeatState;
}

const Seat = memo(function Seat({ seat: { id, x, y, kind }, unit, state }: SeatProps) {
  const half = unit * 0.36;
  return (
    <Mark data-seat={id} data-state={state} transform={`translate(${x} ${y}) scale(${half})`}>
      {state === 'other' ? <circle r={0.35} /> : <path d={kind === 'wheelchair' ? SQUARE : CHAIR} />}
      {state === 'held' && <path className="sign" d="M-.5,.25H.5" />}
      {state === 'taken' && <path className="sign" d="M-.5,-.3L.5,.7M.5,-.3L-.5,.7" />}
      {state === 'yours' && <path className="sign" d="M-.5,.15L-.1,.55L.55,-.35" />}
      {kind === 'wheelchair' && state === 'free' && <path className="sign" d={WHEEL} />}
      {kind === 'companion' && state === 'free' && <circle className="sign" cy={0.2} r={0.34} />}
    </Mark>
  );
});

/** A seat with its back towards the rear, as in the drawing on a ticket. */
const CHAIR = 'M-1,1V-.1A1,1 0 0 1 1,-.1V1Z';
const SQUARE = 'M-1,-1H1V1H-1Z';
const WHEEL = 'M-.25,-.7V.1H.35L.6,.65M.2,.4A.42,.42 0 1 1 -.35,-.12';

interface Table {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Returns the tables, each in the middle of its seats. */
function tablesOf({ seats }: HallPlan): readonly Table[] {
  const tables = new Map<number, PlanSeat[]>();
  for (const seat of seats) {
    if (seat.table !== null) tables.set(seat.table, [...(tables.get(seat.table) ?? []), seat]);
  }
  const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  return [...tables].map(([id, around]) => ({
    id,
    x: middle(around.map(({ x }) => x)),
    y: middle(around.map(({ y }) => y)),
  }));
}

const Block = styled.rect`
  fill: ${color.night2};
  stroke: ${color.rule};
  vector-effect: non-scaling-stroke;
`;

const Boards = styled.polygon`
  fill: ${color.wine};
`;

const Light = styled.rect`
  fill: ${color.clay};
`;

const Name = styled.text`
  fill: ${color.text};
  font-family: ${font.display};
  font-weight: 700;
  text-anchor: middle;
`;

const Board = styled.circle`
  fill: ${color.indigo};
  stroke: ${color.rose};
  vector-effect: non-scaling-stroke;
`;

const Ring = styled.rect`
  fill: none;
  stroke: ${color.paper};
  stroke-width: 3px;
  vector-effect: non-scaling-stroke;
`;

const Mark = styled.g`
  --fill: ${color.gold};
  --edge: ${color.gold};
  --sign: ${color.ink};
  > * {
    fill: var(--fill);
    stroke: var(--edge);
    stroke-width: 0.14;
  }
  > .sign {
    fill: none;
    stroke: var(--sign);
    stroke-width: 0.26;
  }
  &[data-state='free'] {
    cursor: pointer;
  }
  &[data-state='held'] {
    --fill: transparent;
    --sign: ${color.gold};
  }
  &[data-state='taken'] {
    --fill: transparent;
    --edge: ${color.muted};
    --sign: ${color.muted};
    opacity: 0.6;
  }
  &[data-state='other'] {
    --fill: ${color.muted};
    --edge: transparent;
    opacity: 0.35;
  }
  &[data-state='yours'] {
    --fill: ${color.clay};
    --edge: ${color.paper};
    --sign: ${color.paper};
    cursor: pointer;
    > :first-child {
      stroke-width: 0.3;
    }
  }
`;
