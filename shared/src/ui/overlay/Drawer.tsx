import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, measure, media, motion, type as voice, type Ground } from '../../theme';
import { VisuallyHidden } from '../type/VisuallyHidden';
import { CloseButton } from './CloseButton';
import { useModal } from './useModal';

export interface DrawerProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  required?: boolean | undefined;
  side?: 'left' | 'right' | undefined;
  /** Ground of the drawer. */
  ground?: Ground | undefined;
  /** Ground of its head. */
  headGround?: Ground | undefined;
  /** Small words above and below the title. */
  above?: ReactNode;
  below?: ReactNode;
  /** Keeps the title for screen readers alone. */
  hideTitle?: boolean | undefined;
  /** Stays at the foot while the content scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A panel from the side, over the page. */
export function Drawer({
  open,
  title,
  onClose,
  required = false,
  side = 'right',
  ground = 'paper',
  headGround = 'gold',
  above,
  below,
  hideTitle = false,
  actions,
  children,
}: DrawerProps) {
  const id = useId();
  const modal = useModal(open, onClose, required);
  return (
    <Box {...modal} aria-labelledby={id} data-ground={ground} $side={side}>
      {open && (
        <Inner>
          <Head data-ground={headGround}>
            <div>
              {above && <p>{above}</p>}
              {hideTitle ? <VisuallyHidden id={id}>{title}</VisuallyHidden> : <h2 id={id}>{title}</h2>}
              {below && <p>{below}</p>}
            </div>
            {!required && <CloseButton onClick={onClose} />}
          </Head>
          <Content>{children}</Content>
          {actions && <Foot>{actions}</Foot>}
        </Inner>
      )}
    </Box>
  );
}

const Box = styled.dialog<{ $side: 'left' | 'right' }>`
  position: fixed;
  inset: 0;
  width: min(100%, ${measure.drawer});
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0 ${({ $side }) => ($side === 'left' ? 'auto 0 0' : '0 0 auto')};
  padding: 0;
  border: 0;
  overflow: hidden;
  &::backdrop {
    background: ${color.veil};
  }
  ${media.moving} {
    &[open] {
      --from: ${({ $side }) => ($side === 'left' ? '-40px' : '40px')};
      animation: slide ${motion.beat} ${motion.ease};
    }
  }
  @keyframes slide {
    from {
      opacity: 0;
      transform: translateX(var(--from));
    }
  }
`;

const Inner = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
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
