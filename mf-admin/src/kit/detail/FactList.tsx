import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '@school/shared/theme';

/** Names and values; a fact without a value is left out. */
export function FactList({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <List>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: 6px;
  > div {
    display: grid;
    grid-template-columns: 108px minmax(0, 1fr);
    gap: ${space.s2};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
