import styled from 'styled-components';
import { NavLink, useLocation } from '@school/shared';
import { selectFilters } from '@school/shared/contract';
import { color, measure, space } from '@school/shared/theme';
import { usePageState } from '../page/usePageState';
import { Engagements } from './engagements/Engagements';
import { Performers } from './performers/Performers';
import { linkTo } from './filters/storedFilters';
import { readView, type View } from './filters/view';

const LABELS: Readonly<Record<View, string>> = { engagements: 'Engagements', pros: 'Performers' };

/** The engagements that clients ask for, and the performers, called pros: a list each. */
export function Showcase() {
  const shown = readView(useLocation().search);
  const filters = usePageState(selectFilters);
  return (
    <>
      <Views aria-label="Lists of the artist showcase">
        {(['engagements', 'pros'] as const).map((view) => (
          <NavLink
            key={view}
            to={linkTo(view, filters[view])}
            aria-current={view === shown ? 'page' : undefined}
          >
            {LABELS[view]}
          </NavLink>
        ))}
      </Views>
      {shown === 'pros' ? <Performers /> : <Engagements />}
    </>
  );
}

const Views = styled.nav`
  display: flex;
  gap: ${space.s1};
  padding: 0 ${space.s4};
  border-bottom: 1px solid ${color.rule};
  a {
    display: flex;
    align-items: center;
    min-height: ${measure.control};
    padding: 0 14px;
    border-bottom: 4px solid transparent;
    font-weight: 600;
    color: ${color.muted};
    text-decoration: none;
  }
  a[aria-current] {
    font-weight: 700;
    color: ${color.text};
    border-color: ${color.accent};
  }
  a:focus-visible {
    outline-offset: -4px;
  }
`;
