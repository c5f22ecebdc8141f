import { color, line, space, type as voice } from '@school/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  readonly items: readonly { readonly id: string; readonly term: ReactNode; readonly what: string }[];
}

/** A list of days or ages with what belongs to each. */
export const FigureList = ({ items }: Props) => (
  <List>
    {items.map(({ id, term, what }) => (
      <div key={id}>
        <dt>{term}</dt>
        <dd>{what}</dd>
      </div>
    ))}
  </List>
);

const List = styled.dl`
  border-bottom: ${line.hair} solid ${color.rule};
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s1} ${space.s6};
    align-items: baseline;
    padding-block: ${space.s4};
    border-top: ${line.hair} solid ${color.rule};
  }
  dt {
    flex: 0 1 8em;
    ${voice.figure}
    font-size: 1.375rem;
    color: ${color.accent};
  }
  dd {
    flex: 1 1 14em;
  }
`;
