import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '@school/shared/theme';
import { Text } from '@school/shared/ui';
import { Sparkbars } from '../art/Sparkbars';
import { Numbers } from './Numbers';
import { NumberTable } from './NumberTable';

/** A bar with what it is and what it says. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  /** As it reads; one for each head after the first. */
  readonly words: ReactNode | readonly ReactNode[];
}

interface Props {
  /** What all bars together say, in a sentence, unless it stands beside the chart. */
  readonly summary?: string;
  /** The oldest first. */
  readonly bars: readonly Bar[];
  /** Names the list of numbers. */
  readonly inNumbers: string;
  /** What names the bars, and what they say. */
  readonly heads?: readonly string[];
}

const HEADS = ['When', 'How many'];

/** A row of bars, with what it says in a sentence, and every number for who wants it. */
export function BarChart({ summary, bars, inNumbers, heads = HEADS }: Props) {
  const [first] = bars;
  const last = bars.at(-1);
  return (
    <div>
      {summary && <Text>{summary}</Text>}
      {first && last && (
        <>
          <Bars values={bars.map(({ value }) => value)} tone="wine" />
          <Ends aria-hidden="true">
            <span>{first.name}</span>
            {last !== first && <span>{last.name}</span>}
          </Ends>
          <Numbers>
            <summary>{inNumbers}</summary>
            <NumberTable
              caption={inNumbers}
              heads={heads}
              rows={bars.toReversed().map(({ name, words }) => [name, ...[words].flat()])}
            />
          </Numbers>
        </>
      )}
    </div>
  );
}

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
