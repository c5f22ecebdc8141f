import styled from 'styled-components';
import { color, measure, space } from '@school/shared/theme';
import { sourceLabels } from './labels';
import type { Visits } from '../api';

interface Props {
  readonly sources: Visits['sources'];
  readonly total: number;
}

/** The sources of visits; for other sites only their kind is counted. */
export function Sources({ sources, total }: Props) {
  const known = sources.filter(({ views }) => views > 0).sort((a, b) => b.views - a.views);
  return (
    <List aria-label="Traffic sources">
      {known.map(({ source, views }) => (
        <li key={source}>
          <span>{sourceLabels[source]}</span>
          <b>{percent(views, total)}</b>
        </li>
      ))}
    </List>
  );
}

const percent = (part: number, whole: number) =>
  new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 }).format(part / whole);

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s8};
  li {
    display: flex;
    align-items: center;
    gap: ${space.s2};
    min-height: ${measure.target};
    color: ${color.muted};
  }
  b {
    color: ${color.text};
    font-variant-numeric: tabular-nums;
  }
`;
