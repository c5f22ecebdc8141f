import styled from 'styled-components';
import { Sparkbars } from '../../art/Sparkbars';
import { formatDate } from '@school/shared/format';
import { color, measure, size, space } from '@school/shared/theme';
import { Text } from '@school/shared/ui';
import { summaryOf } from './pageViews';
import type { Visits } from '../api';

/** The views of each day as bars, with what they say in a sentence, and every number for who wants it. */
export function DayChart({ visits }: { readonly visits: Visits }) {
  const { days, from, to } = visits;
  return (
    <div>
      <Text>{summaryOf(visits)}</Text>
      <Bars values={days.map(({ views }) => views)} tone="wine" />
      <Ends aria-hidden="true">
        <span>{formatDate(from)}</span>
        <span>{formatDate(to)}</span>
      </Ends>
      <Numbers>
        <summary>Every day in numbers</summary>
        <ol reversed>
          {days.toReversed().map(({ day, views }) => (
            <li key={day}>
              <span>{formatDate(day)}</span>
              <b>{views}</b>
            </li>
          ))}
        </ol>
      </Numbers>
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
  justify-content: space-between;
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
    padding-block: 3px;
    border-bottom: 1px solid ${color.rule};
    break-inside: avoid;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;
