import { media, space } from '@school/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface HalvesProps {
  readonly controls: ReactNode;
  /** The score. */
  readonly children: ReactNode;
}

/** Controls beside the score, or above it on a phone. */
export function Halves({ controls, children }: HalvesProps) {
  return (
    <Pair>
      <div>{controls}</div>
      <div>{children}</div>
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(15rem, 4fr) minmax(0, 8fr);
  gap: ${space.s6} clamp(${space.s6}, 4vw, ${space.s16});
  > div:first-child {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: ${space.s4};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
