import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space } from '@school/shared/theme';
import { VisuallyHidden } from '@school/shared/ui';

interface Props {
  readonly caption: string;
  /** The column heads; the first column names the rows. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [name: string, ...numbers: readonly ReactNode[]])[];
}

/** A small table of the numbers of a chart. */
export function NumberTable({ caption, heads, rows }: Props) {
  return (
    <Frame>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...numbers]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {numbers.map((number, at) => (
              <td key={heads[at + 1]}>{number}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Frame>
  );
}

const Frame = styled.table`
  width: 100%;
  max-width: 46rem;
  border-collapse: collapse;
  font-size: ${size.small};
  th,
  td {
    padding: 5px ${space.s3} 5px 0;
    border-bottom: 1px solid ${color.rule};
    text-align: end;
    vertical-align: baseline;
  }
  th:first-child {
    text-align: start;
    font-weight: 400;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  thead th,
  thead th:first-child {
    color: ${color.muted};
    font-weight: 600;
  }
  td {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
