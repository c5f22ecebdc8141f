import type { TransitionProps } from 'notistack';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { motion } from '@school/shared/theme';
import { TRANSITION_MS } from './limits';

type Props = Pick<TransitionProps, 'in' | 'children' | 'onEntered' | 'onExited'>;

/**
 * Animates a toast in and out. Replaces notistack's own transition, which reads a ref in a way that React no longer
 * supports.
 */
export function Drop({ in: shown, children, onEntered, onExited }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const settle = useEffectEvent((node: HTMLElement) => (shown ? onEntered?.(node, true) : onExited?.(node)));

  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const timer = setTimeout(() => settle(node), TRANSITION_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <Box ref={box} $leaving={!shown}>
      {children}
    </Box>
  );
}

const dropIn = keyframes`
  from { transform: translateY(-120%); }
`;

const riseOut = keyframes`
  to { transform: translateY(-120%); opacity: 0; }
`;

const Box = styled.div<{ $leaving: boolean }>`
  animation: ${({ $leaving }) => ($leaving ? riseOut : dropIn)} ${motion.beat} ${motion.ease} both;
`;
