import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { useShell } from '@school/shared';
import { color, FOOT_PROPERTY, layer, line, space } from '@school/shared/theme';
import { Button } from '@school/shared/ui';
import { askSession } from './watchEnd';

interface Props {
  /** When it ends, by this device's clock. */
  readonly endsAt: number;
  readonly onStay: () => void;
}

/** Says that the session ends soon, and how to stay. It stands at the page’s foot, covers nothing and takes no focus. */
export function SessionSoon({ endsAt, onStay }: Props) {
  const { toast } = useShell();
  const [busy, setBusy] = useState(false);
  const minutes = useMinutesTo(endsAt);
  const foot = useFoot();

  async function stay(): Promise<void> {
    setBusy(true);
    const response = await askSession('POST');
    setBusy(false);
    if (response?.ok) toast.add('You are still signed in.', { type: 'success' });
    else toast.add('That did not work. Please try again.', { type: 'error' });
    onStay();
  }

  return (
    <Bar ref={foot} role="alert" data-ground="gold">
      <p>
        <b>Your session ends {minutes <= 1 ? 'within a minute' : `in ${minutes} minutes`}.</b> Unsaved text
        stays on the page.
      </p>
      <Button tone="ink" size="s" busy={busy} busyLabel="One moment" onClick={() => void stay()}>
        Stay signed in
      </Button>
    </Bar>
  );
}

/** Whole minutes until a time, rounded up. */
function useMinutesTo(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return Math.ceil((endsAt - now) / 60_000);
}

const Bar = styled.div`
  position: fixed;
  z-index: ${layer.drawer};
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s3} ${space.s5};
  justify-content: flex-end;
  padding: ${space.s4} ${space.s5};
  border-top: ${line.field} solid ${color.line};
  > p {
    flex: 0 1 auto;
  }
`;

/**
 * Gives the focus back to where it came from when an element goes that has it: what was pressed in it is gone then.
 */
function giveFocusBack(element: HTMLElement): () => void {
  let before: EventTarget | null = null;
  const note = ({ relatedTarget }: FocusEvent) => {
    if (!element.contains(relatedTarget as Node | null)) before = relatedTarget;
  };
  element.addEventListener('focusin', note);
  return () => {
    element.removeEventListener('focusin', note);
    if (!element.contains(document.activeElement)) return;
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else document.getElementById('admin-content')?.focus();
    });
  };
}

/**
 * Keeps room at the foot of the page, as high as an element is: a drawer ends above it, the page can be scrolled past it, and
 * what gets the focus does not lie behind it. The focus goes back to where it came from.
 */
function useFoot(): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = foot.current;
    if (!element) return;
    const { style } = document.documentElement;
    // The room of the mark of a preview, which the server reserves.
    const below = style.getPropertyValue(FOOT_PROPERTY);
    element.style.bottom = below;
    const keepRoom = () => {
      const own = Math.ceil(element.getBoundingClientRect().height);
      const height = `${own + (Number.parseFloat(below) || 0)}px`;
      style.setProperty(FOOT_PROPERTY, height);
      style.scrollPaddingBottom = height;
    };
    keepRoom();
    const observer = new ResizeObserver(keepRoom);
    observer.observe(element);
    const giveBack = giveFocusBack(element);
    return () => {
      giveBack();
      observer.disconnect();
      style.setProperty(FOOT_PROPERTY, below);
      style.scrollPaddingBottom = '';
    };
  }, []);
  return foot;
}
