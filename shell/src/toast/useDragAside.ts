import { useRef, useState, type PointerEvent } from 'react';
import { DISMISS_SHARE } from './limits';

/** A shorter movement is a click. Pixels. */
const SLACK = 4;

export interface Drag {
  /** The distance of the drag. Pixels. */
  readonly offset: number;
  readonly dragging: boolean;
  /** The share of its width that it was dragged by, from 0 to 1. */
  readonly share: number;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/**
 * Handles dragging of an element with a mouse, a pen or a finger: far enough dismisses it, otherwise it springs back.
 */
export function useDragAside(dismiss: () => void): Drag {
  const start = useRef<{ x: number; width: number; moved: boolean } | null>(null);
  const [{ offset, width }, setPosition] = useState({ offset: 0, width: 1 });
  const [dragging, setDragging] = useState(false);
  const share = Math.min(1, Math.abs(offset) / width);

  function release(far: boolean): void {
    start.current = null;
    setDragging(false);
    if (far) dismiss();
    else setPosition({ offset: 0, width });
  }

  return {
    offset,
    dragging,
    share,
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0 || isControl(event.target)) return;
        start.current = {
          x: event.clientX,
          width: event.currentTarget.getBoundingClientRect().width || 1,
          moved: false,
        };
      },
      onPointerMove(event) {
        const from = start.current;
        if (!from) return;
        const moved = event.clientX - from.x;
        if (!from.moved && Math.abs(moved) < SLACK) return;
        if (!from.moved) event.currentTarget.setPointerCapture(event.pointerId);
        from.moved = true;
        setDragging(true);
        setPosition({ offset: moved, width: from.width });
      },
      onPointerUp() {
        if (start.current?.moved) release(share >= DISMISS_SHARE);
        start.current = null;
      },
      onPointerCancel: () => release(false),
    },
  };
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}
