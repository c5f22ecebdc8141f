import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, layer, line, space } from '../../theme';
import { Button } from '../../ui';

interface Props {
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A button with a small panel below it. Escape, a press elsewhere or moving the focus closes it. */
export function Popover({ label, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  return (
    <Place
      ref={box}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // Otherwise a drawer would close as well.
        event.preventDefault();
        event.stopPropagation();
        close();
        box.current?.querySelector('button')?.focus();
      }}
    >
      <Button tone="line" size="s" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      {isOpen && (
        <Panel id={id} role="group" aria-label={label} data-ground="paper">
          {children(close)}
        </Panel>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: relative;
`;

const Panel = styled.div`
  position: absolute;
  z-index: ${layer.drawer};
  top: calc(100% + 4px);
  right: 0;
  display: grid;
  gap: ${space.s2};
  width: max-content;
  min-width: 100%;
  max-width: min(320px, calc(100vw - 32px));
  max-height: 60vh;
  overflow: auto;
  padding: ${space.s4};
  border: ${line.field} solid ${color.line};
  @media (max-width: 640px) {
    right: auto;
    left: 0;
  }
`;
