import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { color, font, line, measure, motion, size, space } from '@school/shared/theme';
import { VisuallyHidden } from '@school/shared/ui';
import { KINDS } from './kinds';
import type { Toast } from './toastBook';
import { useAutoClose } from './useAutoClose';
import { useDragAside } from './useDragAside';
import { useWindowFocus } from './useWindowFocus';

interface Props {
  readonly toast: Toast;
  readonly onClose: () => void;
}

/** A toast. Its timer pauses while it is hovered, focused or dragged, and while the window has no focus. */
export function ToastCard({ toast, onClose }: Props) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [cameFrom, setCameFrom] = useState<Element | null>(null);
  const windowFocus = useWindowFocus();
  const drag = useDragAside(onClose);
  useAutoClose(toast, hovered || focused || drag.dragging || !windowFocus, onClose);
  const { word, shape, tone, urgent } = KINDS[toast.type];

  function enter(event: FocusEvent): void {
    setFocused(true);
    if (!event.currentTarget.contains(event.relatedTarget)) setCameFrom(event.relatedTarget);
  }

  function close(): void {
    onClose();
    if (cameFrom instanceof HTMLElement) cameFrom.focus();
  }

  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }

  return (
    <Card
      role={urgent ? 'alert' : 'status'}
      aria-atomic="true"
      data-toast={toast.type}
      $dragging={drag.dragging}
      style={{ transform: `translateX(${drag.offset}px)`, opacity: 1 - drag.share * 0.7 }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
      onKeyDown={closeByKey}
      {...drag.handlers}
    >
      <Sign $tone={tone} aria-hidden="true">
        <svg viewBox="0 0 24 24" width="24" height="24">
          <path d={shape} fill="currentColor" fillRule="evenodd" />
        </svg>
      </Sign>
      <Copy>
        {word ? <b>{word}</b> : <VisuallyHidden>Message</VisuallyHidden>}
        <span>{toast.message}</span>
      </Copy>
      <Close type="button" aria-label="Close this message" onClick={close}>
        ×
      </Close>
    </Card>
  );
}

const Card = styled.div<{ $dragging: boolean }>`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr) ${measure.target};
  width: min(440px, calc(100vw - 32px));
  min-height: 64px;
  background: ${color.strong};
  color: ${color.onStrong};
  outline: ${line.hair} solid ${color.ground};
  cursor: grab;
  touch-action: pan-y;
  user-select: none;
  transition: ${({ $dragging }) => ($dragging ? 'none' : motion.on('transform'))};
  :focus-visible {
    outline-color: ${color.onStrongAccent};
    outline-offset: -${line.bar};
  }
  @media (forced-colors: active) {
    border: ${line.hair} solid;
  }
`;

const Sign = styled.span<{ $tone: readonly [string, string] }>`
  display: grid;
  place-items: center;
  background: ${({ $tone }) => $tone[0]};
  color: ${({ $tone }) => $tone[1]};
`;

const Copy = styled.p`
  align-self: center;
  padding: ${space.s3} 0 ${space.s3} ${space.s4};
  font-size: ${size.body};
  line-height: 1.35;
  overflow-wrap: anywhere;
  b {
    display: block;
    font: 700 ${size.mini} / 1.3 ${font.text};
    color: ${color.onStrongMuted};
  }
`;

const Close = styled.button`
  border: 0;
  background: none;
  color: inherit;
  font: 700 1.5rem/1 ${font.text};
  min-height: ${measure.target};
`;
