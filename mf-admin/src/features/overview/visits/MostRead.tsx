import styled from 'styled-components';
import { Progress, Table, type Column } from '@school/shared/ui';
import type { Visits } from '../api';
import { PageCell } from './PageCell';
import { pageName } from './pageViews';

type PageViews = Visits['pages'][number];

interface Props {
  readonly pages: readonly PageViews[];
  readonly total: number;
}

/** More rows would need a search. */
const SHOWN = 8;

/** The most viewed pages. */
export function MostRead({ pages, total }: Props) {
  const columns: readonly Column<PageViews>[] = [
    { id: 'page', head: 'Most viewed pages', bare: true, cell: ({ path }) => <PageCell path={path} /> },
    {
      id: 'share',
      head: 'Share of views',
      cell: ({ path, views }) => (
        <Share>
          <Progress compact value={views} max={total} label={`${pageName(path)}, share of views`} />
        </Share>
      ),
    },
    { id: 'views', head: 'Views', align: 'end', cell: ({ views }) => views.toLocaleString('en') },
  ];
  return (
    <Table
      caption="Most viewed pages"
      columns={columns}
      rows={pages.slice(0, SHOWN)}
      rowKey={({ path }) => path}
      dense
    />
  );
}

const Share = styled.div`
  width: 160px;
  max-width: 100%;
`;
