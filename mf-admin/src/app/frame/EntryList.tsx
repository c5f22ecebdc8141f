import styled from 'styled-components';
import { NavLink, useLocation } from '@school/shared';
import { Block } from '@school/shared/art';
import { color, measure, size, space } from '@school/shared/theme';
import { placeOf } from '../area/area';
import { useArea } from '../area/useArea';

interface Props {
  /** Keeps IDs in the drawings of two lists unique. */
  readonly idPrefix: string;
  readonly onGo?: () => void;
}

/** The entries of the admin area, and below the current one its page without an entry. */
export function EntryList({ idPrefix, onGo }: Props) {
  const { pathname } = useLocation();
  const area = useArea();
  const { entry: shown, page } = placeOf(area, pathname);
  return (
    <ul>
      {area.entries.map((entry) => {
        const { id, title, to, motif, noPageYet } = entry;
        const isShown = entry === shown;
        return (
          <li key={id}>
            <Item
              to={to}
              onClick={onGo}
              aria-current={isShown ? (page ? 'true' : 'page') : undefined}
              $quiet={noPageYet ?? false}
            >
              <Icon motif={motif} colours={isShown ? 'current' : 'sidebar'} id={`${idPrefix}-${id}`} />
              {title}
              {noPageYet && <em>no page yet</em>}
            </Item>
            {isShown && page && (
              <Within to={page.to} onClick={onGo} aria-current="page">
                {page.title}
              </Within>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const Item = styled(NavLink)<{ $quiet: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-height: ${measure.target};
  padding: 0 10px;
  font-size: 1rem;
  font-weight: ${({ $quiet }) => ($quiet ? 500 : 600)};
  color: ${({ $quiet }) => ($quiet ? color.muted : color.text)};
  text-decoration: none;
  em {
    margin-left: auto;
    font: inherit;
    font-size: ${size.mini};
    color: ${color.muted};
    white-space: nowrap;
  }
  &:hover {
    background: ${color.rule};
  }
  &[aria-current] {
    background: ${color.paper};
    color: ${color.ink};
    em {
      color: ${color.ink2};
    }
  }
`;

const Within = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: ${measure.target};
  padding: 0 10px 0 ${space.s4};
  margin-left: 21px;
  border-left: 4px solid ${color.accent};
  font-weight: 650;
  color: ${color.text};
  text-decoration: none;
  &:hover {
    background: ${color.rule};
  }
`;

const Icon = styled(Block)`
  flex: none;
  width: 22px;
  height: 22px;
`;
