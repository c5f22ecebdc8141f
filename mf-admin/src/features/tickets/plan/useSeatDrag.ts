import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { useMoveSeatMutation, type StaffSeat } from '../api';

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Drag extends Place {
  readonly seat: StaffSeat;
}

interface Options {
  readonly svg: RefObject<SVGSVGElement | null>;
  /** Whether dragging is on. */
  readonly isMoving: boolean;
  /** Called for a press without a drag. */
  readonly onPress: (seat: StaffSeat) => void;
}

/** A shorter movement is a press, in the plan's units. */
const LEAST = 0.5;

/** Moves a seat by dragging. */
export function useSeatDrag({ svg, isMoving, onPress }: Options) {
  const { toast } = useShell();
  const [move] = useMoveSeatMutation();
  const [drag, setDrag] = useState<Drag>();
  const moved = useRef(false);

  /** Returns the pointer's position on the plan, rounded to tenths of its units. */
  const placeAt = ({ clientX, clientY }: PointerEvent): Place | undefined => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
  };

  async function drop({ seat, x, y }: Drag): Promise<void> {
    try {
      await move({ seatId: seat.id, seatMove: { x, y } }).unwrap();
      toast.add(`${seat.label} was moved.`, { type: 'success' });
    } catch (error) {
      toast.add(`${seat.label} was not moved. ${messageOfApiError(error)}`, { type: 'error' });
    } finally {
      setDrag(undefined);
    }
  }

  return {
    grab(event: PointerEvent, seat: StaffSeat) {
      moved.current = false;
      if (!isMoving || event.button !== 0) return;
      svg.current?.setPointerCapture(event.pointerId);
      setDrag({ seat, x: seat.x, y: seat.y });
    },
    placeOf: (seat: StaffSeat): Place => {
      const { x, y } = drag?.seat.id === seat.id ? drag : seat;
      return { x, y };
    },
    handlers: {
      onPointerMove(event: PointerEvent) {
        const place = drag && placeAt(event);
        if (!place) return;
        if (Math.hypot(place.x - drag.seat.x, place.y - drag.seat.y) > LEAST) moved.current = true;
        if (moved.current) setDrag({ ...drag, ...place });
      },
      onPointerUp() {
        if (!drag) return;
        if (moved.current) return void drop(drag);
        setDrag(undefined);
        onPress(drag.seat);
      },
      onPointerCancel: () => setDrag(undefined),
    },
  };
}
