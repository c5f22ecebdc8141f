import { color, line, media, space } from '@school/shared/theme';
import { Button, Cluster } from '@school/shared/ui';
import { useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import type { HallPlan, PlanSeat } from '../api';
import type { Taken } from './choice';
import { HallDrawing } from './HallDrawing';
import { PlanLegend } from './PlanLegend';
import { isPressable, pitchOf, scalesOf, scrollTo, seatAt, zoomed, type Point } from './zoom';

interface Props {
  readonly plan: HallPlan;
  readonly pool: string | null;
  readonly chosen: ReadonlySet<string>;
  readonly taken: Taken;
  readonly onPress: (seat: PlanSeat) => void;
}

/**
 * The plan with pressable seats, which scrolls within its frame. A tap zooms in first when seats are too
 * small for a finger. The list by row is the accessible alternative.
 */
export function SeatPlan({ plan, pool, chosen, taken, onPress }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [view, setView] = useState<{ readonly scale: number; readonly at: Point }>();
  const scales = scalesOf(plan, room || plan.width);
  const scale = Math.min(scales.max, Math.max(scales.min, view?.scale ?? scales.min));
  const pitch = pitchOf(plan);
  const pools = useMemo(() => new Set(pool === null ? [] : [pool]), [pool]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !view) return;
    const seen = { width: element.clientWidth, height: element.clientHeight };
    element.scrollTo({ ...scrollTo(view.at, scale, seen, plan), behavior: 'instant' });
  }, [plan, scale, view]);

  function middle(): Point {
    const element = frame.current;
    if (!element) return { x: plan.width / 2, y: plan.height / 2 };
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    return { x: (scrollLeft + clientWidth / 2) / scale, y: (scrollTop + clientHeight / 2) / scale };
  }

  function press(event: MouseEvent<SVGSVGElement, PointerEvent>) {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
    if (event.nativeEvent.pointerType === 'touch' && !isPressable(plan, scale)) {
      setView({ scale: scales.max, at });
      return;
    }
    const seat = seatAt(plan.seats, at, pitch * 0.7);
    if (seat) onPress(seat);
  }

  return (
    <div>
      <Cluster gap="s2" role="group" aria-label="Parts of the hall">
        {blocksOf(plan, pool).map(({ id, name, x, y, width, height }) => (
          <Button
            key={id}
            tone="line"
            size="s"
            onClick={() => setView({ scale: scales.max, at: { x: x + width / 2, y: y + height / 2 } })}
          >
            {name}
          </Button>
        ))}
      </Cluster>
      <Place>
        <Frame
          ref={frame}
          tabIndex={0}
          role="group"
          aria-label="Plan of the hall; to choose by keyboard, use the list"
        >
          <svg
            width={plan.width * scale}
            height={plan.height * scale}
            viewBox={`0 0 ${plan.width} ${plan.height}`}
            aria-hidden="true"
            onClick={press}
          >
            <HallDrawing {...{ plan, pools, chosen, taken }} />
          </svg>
        </Frame>
        <Zoom role="group" aria-label="Size of the plan">
          <Round
            type="button"
            aria-label="Larger"
            aria-disabled={scale >= scales.max}
            onClick={() => setView({ scale: zoomed(scale, 1, scales), at: middle() })}
          >
            +
          </Round>
          <Round
            type="button"
            aria-label="Smaller"
            aria-disabled={scale <= scales.min}
            onClick={() => setView({ scale: zoomed(scale, -1, scales), at: middle() })}
          >
            −
          </Round>
        </Zoom>
      </Place>
      <PlanLegend />
    </div>
  );
}

/** Returns the blocks with seats of a pool. */
const blocksOf = ({ blocks, seats }: HallPlan, pool: string | null): HallPlan['blocks'] =>
  blocks.filter(({ id }) => seats.some((seat) => seat.block === id && seat.pool === pool));

const Place = styled.div`
  position: relative;
  margin-top: ${space.s4};
`;

const Frame = styled.div`
  max-height: min(78vh, 760px);
  overflow: auto;
  overscroll-behavior: contain;
  border: ${line.field} solid ${color.rule};
  background: ${color.night};
  touch-action: pan-x pan-y;
  > svg {
    display: block;
    max-width: none;
    margin-inline: auto;
  }
  ${media.phone} {
    margin-inline: calc(${space.gutter} * -1);
    border-inline: 0;
  }
`;

const Zoom = styled.div`
  position: absolute;
  right: ${space.s3};
  bottom: ${space.s5};
  display: grid;
  gap: ${space.s2};
`;

const Round = styled.button`
  width: 48px;
  height: 48px;
  border: ${line.field} solid ${color.ink};
  background: ${color.paper};
  color: ${color.ink};
  font-size: 1.75rem;
  font-weight: 700;
  line-height: 1;
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
`;
