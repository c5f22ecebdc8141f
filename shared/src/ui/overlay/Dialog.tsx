import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, measure, media, motion, space, type Ground } from '../../theme';
import { Title } from '../type/Title';
import { CloseButton } from './CloseButton';
import { useModal } from './useModal';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** Cannot be left by Escape, overlay or close button. */
  required?: boolean | undefined;
  /** Buttons at its foot. */
  actions?: ReactNode;
  ground?: Ground | undefined;
  children?: ReactNode;
}

/** A modal of at most 660 px. */
export function Dialog({
  open,
  title,
  onClose,
  required = false,
  actions,
  ground = 'paper',
  children,
}: DialogProps) {
  const id = useId();
  const modal = useModal(open, onClose, required);
  return (
    <Box {...modal} aria-labelledby={id} data-ground={ground}>
      {open && (
        <Inner>
          <Head>
            <Title as="h2" size={3} id={id}>
              {title}
            </Title>
            {!required && <CloseButton onClick={onClose} />}
          </Head>
          {children}
          {actions && <Foot>{actions}</Foot>}
        </Inner>
      )}
    </Box>
  );
}

const Box = styled.dialog`
  width: calc(100% - 32px);
  max-width: ${measure.dialog};
  max-height: calc(100dvh - 32px);
  padding: 0;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  &::backdrop {
    background: ${color.veil};
  }
  ${media.moving} {
    &[open] {
      animation: rise ${motion.beat} ${motion.ease};
    }
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
`;

const Inner = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s5};
  padding: clamp(20px, 4vw, 40px);
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.s4};
  > button {
    margin: -6px -10px 0 0;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  padding-top: ${space.s2};
`;
