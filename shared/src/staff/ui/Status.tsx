import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../theme';

/** The shapes of a status. */
export type StatusKind = 'new' | 'done' | 'returned' | 'progress' | 'withdrawn' | 'failed' | 'live';

interface Props {
  readonly kind: StatusKind;
  /** Keeps the text on one line. */
  readonly whole?: boolean;
  readonly children: ReactNode;
}

/** A status with shape and text, never by colour alone. */
export function Status({ kind, whole, children }: Props) {
  return (
    <Copy $whole={whole ?? false}>
      <Shape $kind={kind} aria-hidden="true" />
      {children}
    </Copy>
  );
}

/** Colours are mixed with the text colour for contrast in dark mode. */
const lean = (pigment: string, share = 78): string =>
  `color-mix(in srgb, ${pigment} ${share}%, currentColor)`;

const SHAPES: Record<StatusKind, string> = {
  new: `background:${color.clay};border-radius:50%;`,
  done: `background:${color.palm};background:${lean(color.palm)};`,
  returned: `background:${color.goldDeep};clip-path:polygon(0 0,100% 0,50% 100%);`,
  progress: `background:${color.indigo};background:linear-gradient(90deg,${lean(color.indigo)} 50%,${color.roseDeep} 50%);border-radius:50%;`,
  withdrawn: `border:2px solid currentColor;`,
  failed: `background:linear-gradient(${color.ground},${color.ground}) 50% 50%/7px 3px no-repeat ${color.error};border-radius:50%;`,
  live: `background:${color.palm};background:${lean(color.palm, 70)};border-radius:50%;`,
};

const Copy = styled.span<{ $whole: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-weight: 600;
  white-space: ${({ $whole }) => ($whole ? 'nowrap' : null)};
`;

const Shape = styled.i<{ $kind: StatusKind }>`
  flex: none;
  width: 12px;
  height: 12px;
  ${({ $kind }) => SHAPES[$kind]}
`;
