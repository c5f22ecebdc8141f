import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, type as voice } from '../../theme';
import { VisuallyHidden } from '../type/VisuallyHidden';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** Announces it when it appears. */
  live?: boolean | undefined;
}

/** A notice with a coloured edge, an icon and text. */
export function Notice({ tone = 'info', title, children, live = false }: NoticeProps) {
  return (
    <Box data-ground="card" $tone={tone} role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}>
      <Sign $tone={tone} aria-hidden="true" />
      <div>
        <VisuallyHidden>{WORDS[tone]}: </VisuallyHidden>
        {title && <b>{title}</b>}
        {children && <div>{children}</div>}
      </div>
    </Box>
  );
}

const WORDS: Record<NoticeTone, string> = {
  info: 'Note',
  success: 'Done',
  warning: 'Take care',
  error: 'Error',
};

const EDGE: Record<NoticeTone, string> = {
  info: color.indigo,
  success: color.palm,
  warning: color.gold,
  error: color.error,
};

const SHAPE: Record<NoticeTone, string> = {
  info: 'border-radius:50%;',
  success: '',
  warning: 'clip-path:polygon(50% 4%,100% 96%,0 96%);',
  error: 'border-radius:50%;',
};

const Box = styled.div<{ $tone: NoticeTone }>`
  position: relative;
  display: flex;
  gap: 14px;
  padding: 18px 20px 18px 28px;
  border-left: 8px solid ${({ $tone }) => EDGE[$tone]};
  b {
    display: block;
    ${voice.subtitle}
    font-size: ${size.lead};
    margin-bottom: 4px;
  }
`;

/** Disc for a note, square for success, triangle for a warning, disc with a bar for an error. */
const Sign = styled.span<{ $tone: NoticeTone }>`
  flex: none;
  width: 20px;
  height: 20px;
  margin-top: 3px;
  ${({ $tone }) => SHAPE[$tone]}
  background: ${({ $tone }) =>
    $tone === 'error'
      ? `linear-gradient(${color.ground},${color.ground}) 50% 50% / 10px 4px no-repeat ${color.error}`
      : color.text};
`;
