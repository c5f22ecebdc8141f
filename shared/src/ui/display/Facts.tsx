import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, line, media, type as voice } from '../../theme';

/** A figure and its description. */
export interface Fact {
  value: ReactNode;
  label: ReactNode;
}

/** Figures in a row, each behind a bar line: '1 hour — for each session'. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <List $across={items.length > 4 ? 3 : items.length}>
      {items.map(({ value, label }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl<{ $across: number }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 24px;
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-left: 14px;
    border-left: ${line.bar} solid ${color.line};
  }
  dt {
    font-size: 1rem;
    line-height: 1.3;
    color: ${color.muted};
  }
  dd {
    ${voice.figure}
    font-size: clamp(1.625rem, 1.2rem + 1.2vw, 2.25rem);
    margin-bottom: 6px;
  }
  /* Uses columns before the items would wrap, because the last of a second row would be at the far edge. */
  @media (max-width: 1180px) {
    display: grid;
    grid-template-columns: repeat(${({ $across }) => $across}, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
