import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Link } from '@school/shared';
import { color, measure, space } from '@school/shared/theme';

interface Tab {
  readonly to: string;
  readonly label: string;
}

interface Props {
  /** The accessible name of the navigation. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The address of the current tab. */
  readonly shown: string;
}

/** Tabs below a shared heading, scrolling when there is no room. */
export function Tabs({ label, tabs, shown }: Props) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls the row only; `scrollIntoView` would move the page as well.
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [shown]);
  return (
    <Row ref={row} aria-label={label}>
      {tabs.map(({ to, label: name }) => (
        // Tabs differ by more than their path, so a link cannot tell by itself whether it is current.
        <Link key={name} to={to} aria-current={to === shown ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  position: relative;
  display: flex;
  gap: ${space.s1};
  padding: 0 ${space.s4};
  border-bottom: 1px solid ${color.rule};
  overflow-x: auto;
  scrollbar-width: none;
  a {
    display: flex;
    flex: none;
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
