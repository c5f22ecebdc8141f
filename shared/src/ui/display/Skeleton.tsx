import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, motion } from '../../theme';
import { VisuallyHidden } from '../type/VisuallyHidden';

export interface SkeletonProps {
  width?: string | number | undefined;
  height?: string | number | undefined;
  /** Aspect ratio in CSS syntax: '3 / 4'. */
  ratio?: string | undefined;
}

/** A placeholder for loading content; give it the content's size. */
export function Skeleton({ width = '100%', height, ratio }: SkeletonProps) {
  return (
    <Place
      aria-hidden="true"
      style={{ width, height: height ?? (ratio ? 'auto' : '1.2em'), aspectRatio: ratio ?? 'auto' }}
    />
  );
}

/** Placeholder lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        <Skeleton key={at} width={at === lines - 1 && lines > 1 ? '62%' : '100%'} />
      ))}
    </Lines>
  );
}

/** Wraps skeletons and announces to screen readers what is loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 0.45em;
`;

const Place = styled.div`
  max-width: 100%;
  background: ${color.quiet};
  ${media.moving} {
    animation: wait calc(${motion.beat} * 6) ease-in-out infinite;
  }
  @keyframes wait {
    50% {
      opacity: 0.55;
    }
  }
`;
