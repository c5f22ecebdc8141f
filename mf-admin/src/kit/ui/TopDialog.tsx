import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, measure, space } from '@school/shared/theme';
import { Title } from '@school/shared/ui';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A dialog that must be answered first. It covers the whole page including the shell's modal, which keeps its
 * input. Only its own buttons close it.
 */
export function TopDialog({ title, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    element?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <Box
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={id}
      data-ground="paper"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        // Stops Escape from closing this dialog, or the drawer or modal below.
        if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
    >
      <Title as="h2" size={3} id={id}>
        {title}
      </Title>
      {children}
    </Box>
  );
}

const Box = styled.dialog`
  width: calc(100% - 32px);
  max-width: ${measure.dialog};
  max-height: calc(100vh - 32px);
  max-height: calc(100dvh - 32px);
  padding: clamp(20px, 4vw, 40px);
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  &[open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s5};
  }
  &::backdrop {
    background: ${color.veil};
  }
  &:focus {
    outline: 0;
  }
`;
