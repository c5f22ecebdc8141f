import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, measure, size, space } from '@school/shared/theme';
import { Text } from '@school/shared/ui';
import { Sparkbars } from '../art/Sparkbars';

/** A bar with what it is and what it says. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly words: ReactNode;
}

interface Props {
  /** What all bars together say, in a sentence. */
  readonly summary: string;
  /** The oldest first. */
  readonly bars: readonly Bar[];
  /** Names the list of numbers. */
  readonly inNumbers: string;
}

/** A row of bars, with what it says in a sentence, and every number for who wants it. */
export function BarChart({ summary, bars, inNumbers }: Props) {
  const [first] = bars;
  const last = bars.at(-1);
  return (
    <div>
      <Text>{summary}</Text>
      {first && last && (
        <>
          <Bars values={bars.map(({ value }) => value)} tone="wine" />
          <Ends aria-hidden="true">
            <span>{first.name}</span>
            {last !== first && <span>{last.name}</span>}
          </Ends>
          <Numbers>
            <summary>{inNumbers}</summary>
            <ol reversed>
              {bars.toReversed().map(({ name, words }) => (
                <li key={name}>
                  <span>{name}</span>
                  <b>{words}</b>
                </li>
              ))}
            </ol>
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

const Numbers = styled.details`
  > summary {
    display: list-item;
    width: fit-content;
    padding-block: 10px;
    min-height: ${measure.target};
    font-weight: 600;
    cursor: pointer;
  }
  > ol {
    columns: 16em;
    column-gap: ${space.s8};
    font-size: ${size.small};
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: ${space.s4};
    padding-block: 3px;
    border-bottom: 1px solid ${color.rule};
    break-inside: avoid;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;
