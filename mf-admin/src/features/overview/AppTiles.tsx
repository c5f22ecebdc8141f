import styled from 'styled-components';
import { ErrorBoundary } from '@school/shared';
import type { LinksIn, RowCount } from '@school/shared/contract';
import { Part, PartTitle } from '@school/shared/staff/page';
import { color, font, line, size, space } from '@school/shared/theme';
import { CardLink, Skeleton } from '@school/shared/ui';
import { useLinks } from '../../app/area/useArea';
import { useCountRowsQuery } from './api';

/** The tiles that other apps declare for their pages, if any. */
export function AppTiles() {
  const tiles = useLinks('overview');
  if (tiles.length === 0) return null;
  return (
    <Part aria-labelledby="apps">
      <PartTitle id="apps">Other areas</PartTitle>
      <Tiles>
        {tiles.map((tile) => (
          <li key={`${tile.to} ${tile.label}`}>
            <ErrorBoundary app="mf-admin" instead={<small>This tile could not be shown.</small>}>
              <Tile tile={tile} />
            </ErrorBoundary>
          </li>
        ))}
      </Tiles>
    </Part>
  );
}

function Tile({ tile: { to, label, about, count } }: { readonly tile: LinksIn<'overview'> }) {
  return (
    <>
      <CardLink to={to}>{label}</CardLink>
      {count && <Count count={count} />}
      <small>{about}</small>
    </>
  );
}

function Count({ count: { path, label } }: { readonly count: RowCount }) {
  const { data, isError } = useCountRowsQuery(path, { refetchOnMountOrArgChange: true });
  if (isError || data === null) return <small>The number could not be loaded.</small>;
  if (!data) return <Skeleton width="6ch" height="2.125rem" />;
  return (
    <p>
      <b>{`${data.total.toLocaleString('en-GB')}${data.more ? '+' : ''}`}</b> <span>{label}</span>
    </p>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: ${space.s4};
  > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: 4px;
    padding: ${space.s4};
    border: ${line.hair} solid ${color.rule};
  }
  a {
    font-weight: 600;
  }
  b {
    font: 800 2.125rem/1 ${font.display};
    font-stretch: 76%;
    font-variant-numeric: tabular-nums lining-nums;
  }
  small {
    font-size: ${size.mini};
    color: ${color.muted};
  }
`;
