import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '@school/shared/theme';
import { Text } from '@school/shared/ui';
import { Sparkbars } from '../art/Sparkbars';
import { Numbers } from './Numbers';
import { NumberTable } from './NumberTable';

export interface Bar {
  readonly name: string;
  readonly value: number;
  /** The cells of its row in the table of numbers, without the name. */
  readonly words: ReactNode | readonly ReactNode[];
}

interface Props {
  /** A summary in one sentence, unless it is beside the chart. */
  readonly summary?: string;
  /** The oldest first. */
  readonly bars: readonly Bar[];
  /** The labels below the first and last bar; their names by default. */
  readonly ends?: readonly string[];
  /** The caption of the table of numbers. */
  readonly inNumbers: string;
  /** The column heads of the table of numbers. */
  readonly heads?: readonly string[];
}

const HEADS = ['Date', 'Count'];

/** A bar chart with a summary and a table of its numbers. */
export function BarChart({ summary, bars, ends = endsOf(bars), inNumbers, heads = HEADS }: Props) {
  return (
    <div>
      {summary && <Text>{summary}</Text>}
      {bars.length > 0 && (
        <>
          <Bars values={bars.map(({ value }) => value)} tone="clay" />
          <Ends aria-hidden="true">
            {ends.map((end) => (
              <span key={end}>{end}</span>
            ))}
          </Ends>
          <Numbers>
            <summary>{inNumbers}</summary>
            <NumberTable
              caption={inNumbers}
              heads={heads}
              rows={[...bars].reverse().map(({ name, words }) => [name, ...[words].flat()])}
            />
          </Numbers>
        </>
      )}
    </div>
  );
}

const endsOf = (bars: readonly Bar[]): readonly string[] => [
  ...new Set([...bars.slice(0, 1), ...bars.slice(-1)].map(({ name }) => name)),
];

const Bars = styled(Sparkbars)`
  width: 100%;
  height: 120px;
  aspect-ratio: auto;
  margin-top: ${space.s4};
  border-bottom: 1px solid ${color.line};
`;

const Ends = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.s4};
  margin-top: ${space.s2};
  color: ${color.muted};
`;
