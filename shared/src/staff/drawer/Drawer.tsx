import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { color, FOOT, layer, line, measure, media, motion, type as voice } from '../../theme';
import { BAR_HEIGHT } from '../page/narrow';
import { CloseButton } from '../ui/CloseButton';

interface Props {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Small text above and below the title. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** Stays at the foot while the content scrolls. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A panel beside a list. It is not a modal, so the list stays usable and the page's one modal is free for
 * questions of the drawer. On a phone it covers the list.
 */
export function Drawer({ title, onClose, above, below, actions, children }: Props) {
  const id = useId();
  const panel = useDrawer(onClose);
  return (
    <Box ref={panel} role="dialog" aria-labelledby={id} tabIndex={-1} data-ground="paper" data-drawer="">
      <Head data-ground="gold">
        <div>
          {above && <p>{above}</p>}
          <h2 id={id}>{title}</h2>
          {below && <p>{below}</p>}
        </div>
        <CloseButton onClick={onClose} />
      </Head>
      <Content>{children}</Content>
      {actions && <Foot>{actions}</Foot>}
    </Box>
  );
}

const Box = styled.div`
  position: fixed;
  z-index: ${layer.drawer};
  inset: 0 0 ${FOOT} auto;
  display: flex;
  flex-direction: column;
  width: min(100%, ${measure.drawer});
  border-left: ${line.field} solid ${color.line};
  outline: 0;
  ${media.phone} {
    top: ${BAR_HEIGHT};
    width: 100%;
    border-left: 0;
  }
  ${media.moving} {
    animation: slide ${motion.beat} ${motion.ease};
  }
  @keyframes slide {
    from {
      opacity: 0;
      transform: translateX(40px);
    }
  }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  padding: 20px 12px 18px 24px;
  > div {
    display: grid;
    gap: 6px;
    align-content: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    ${voice.display}
    font-size: 2rem;
    line-height: 1;
  }
  > button {
    margin-top: -8px;
  }
`;

const Content = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: 20px 24px;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  padding: 14px 24px;
  border-top: 1px solid ${color.rule};
  > * {
    flex: 1 1 auto;
  }
`;

/**
 * Moves the focus into an open drawer, and afterwards back to the element that opened it. Escape closes the
 * drawer.
 */
function useDrawer(onClose: () => void): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = panel.current;
    const opener = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      // A user who has moved to another part of the page stays there.
      if (!element?.contains(document.activeElement)) return;
      // On a phone the drawer hides the list until it is gone.
      queueMicrotask(() => {
        // Another drawer in its place has the focus already.
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, []);

  // Listens from the first focus on, so that an early Escape closes it too.
  useLayoutEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      // A modal over the drawer has handled its Escape.
      if (key === 'Escape' && !defaultPrevented) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return panel;
}
