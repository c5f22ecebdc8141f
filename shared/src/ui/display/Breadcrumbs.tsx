import { Link } from '@school/shared';
import styled from 'styled-components';
import { color, measure, size } from '../../theme';

/** A breadcrumb; the last has no link. */
export interface Crumb {
  label: string;
  to?: string | undefined;
}

/** The path from the home page to the current page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {items.map(({ label, to }) => (
          <li key={label}>
            {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  font-size: ${size.small};
  li {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  li + li::before {
    content: '';
    width: 5px;
    height: 10px;
    border-radius: 0 5px 5px 0;
    background: ${color.accent};
  }
  a,
  span {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
  }
  a {
    min-width: ${measure.target};
  }
  span {
    color: ${color.muted};
  }
`;
