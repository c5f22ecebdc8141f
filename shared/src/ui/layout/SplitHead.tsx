import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '../../theme';
import { Display, type DisplaySize } from '../type/Display';
import { Lead } from '../type/Lead';

export interface SplitHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Level of the heading; 2 by default. */
  level?: 1 | 2 | 3 | undefined;
  size?: DisplaySize | undefined;
  /** Id of the heading, for `aria-labelledby`. */
  id?: string | undefined;
  /** Puts the lead below the heading instead of beside it, for a heading across the whole width. */
  stacked?: boolean | undefined;
}

/** A section's head: heading in the left 7 columns and lead in the right 5, or below each other. */
export function SplitHead({ title, lead, level = 2, size = 1, id, stacked = false }: SplitHeadProps) {
  return (
    <Split $stacked={stacked}>
      <Display as={`h${level}`} size={size} id={id}>
        {title}
      </Display>
      {typeof lead === 'string' ? <Lead>{lead}</Lead> : (lead ?? null)}
    </Split>
  );
}

const Split = styled.div<{ $stacked: boolean }>`
  display: grid;
  grid-template-columns: ${({ $stacked }) => ($stacked ? 'minmax(0, 1fr)' : 'minmax(0, 7fr) minmax(0, 5fr)')};
  gap: ${space.s6} ${space.split};
  align-items: end;
  margin-bottom: clamp(${space.s8}, 4.6vw, 72px);
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
