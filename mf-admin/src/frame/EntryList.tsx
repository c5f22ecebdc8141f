import styled from 'styled-components';
import { NavLink, useLocation } from '@school/shared';
import { Block } from '@school/shared/art';
import { color, measure, size, space } from '@school/shared/theme';
import { entries } from './entries';

interface Props {
  /** Keeps the drawings of two lists on one page apart. */
  readonly idPrefix: string;
  readonly onGo?: () => void;
}

/** The entries of the admin area, each with its block. */
export function EntryList({ idPrefix, onGo }: Props) {
  const { pathname } = useLocation();
  const shown = entries.find(({ path, within }) => path === pathname || within?.includes(pathname))?.path;
  return (
    <ul>
      {entries.map(({ id, label, path, motif, noPageYet }) => (
        <li key={id}>
          <Item
            to={path}
            onClick={onGo}
            aria-current={path === shown ? 'page' : undefined}
            $quiet={noPageYet ?? false}
          >
            <Icon motif={motif} colours={path === shown ? 'current' : 'sidebar'} id={`${idPrefix}-${id}`} />
            {label}
            {noPageYet && <em>no page yet</em>}
          </Item>
        </li>
      ))}
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

const Icon = styled(Block)`
  flex: none;
  width: 22px;
  height: 22px;
`;
