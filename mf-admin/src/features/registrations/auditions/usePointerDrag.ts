import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { BoardEntry } from './board';
import type { Carry } from './useCarry';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A shorter movement is a press, in pixels. */
const LEAST = 6;
/** Distance from the window's edge at which the page scrolls, and the step, in pixels. */
const EDGE = 72;
const SCROLL = 14;

/** The attribute of a time's element. */
export const slotMark = (id: string) => ({ 'data-slot': id });

const slotAt = ({ x, y }: Place): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]')?.dataset['slot'] ?? null;

/** Drags an entry by its handle with mouse, pen or finger, and scrolls the page near the window's edge. */
export function usePointerDrag(entry: BoardEntry, carry: Carry) {
  const start = useRef<Place>(undefined);
  const last = useRef<Place>(undefined);
  const wasDragged = useRef(false);
  const [at, setAt] = useState<Place>();
  const isDragged = at !== undefined;

  useEffect(() => {
    if (!isDragged) return;
    const timer = setInterval(() => {
      const { y } = last.current ?? { y: EDGE };
      if (y < EDGE) window.scrollBy(0, -SCROLL);
      if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
    }, 16);
    return () => clearInterval(timer);
  }, [isDragged]);

  const end = () => {
    start.current = undefined;
    setAt(undefined);
  };

  return {
    at,
    /** Whether the current click ends a drag. */
    isEndOfDrag: () => {
      const was = wasDragged.current;
      wasDragged.current = false;
      return was;
    },
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || carry.moving) return;
        wasDragged.current = false;
        start.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
        if (!start.current) return;
        last.current = { x, y };
        if (!isDragged) {
          if (Math.hypot(x - start.current.x, y - start.current.y) < LEAST) return;
          wasDragged.current = true;
          carry.pickUp(entry, { isDragged: true });
        } else carry.dragOver(slotAt({ x, y }));
        setAt({ x, y });
      },
      onPointerUp({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
        if (isDragged) carry.drop(slotAt({ x, y }));
        end();
      },
      onPointerCancel() {
        if (isDragged) carry.cancel();
        end();
      },
    },
  };
}
