import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messageOfApiError } from '@school/shared/api';
import { space } from '@school/shared/theme';
import { ErrorState } from '@school/shared/ui';
import { NARROW } from '../frame/narrow';
import { isNarrowed } from './address';
import type { ListColumn } from './columns';
import type { ListFilter } from './filters';
import { ListSkeleton } from './ListSkeleton';
import { NothingFound, NothingYet } from './EmptyList';
import { Pager } from './Pager';
import { Rows } from './Rows';
import { Toolbar } from './Toolbar';
import type { ListAddress } from './useListAddress';

/** One page of a list, as the API gives it. */
export interface ListPage<Row> {
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly rows: readonly Row[];
}

/** What RTK Query says of it. */
export interface ListResult<Page> {
  readonly data?: Page | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface ListProps<Row> {
  /** What the rows are, in the plural: 'donations'. */
  readonly what: string;
  readonly address: ListAddress;
  readonly result: ListResult<ListPage<Row>>;
  readonly columns: readonly ListColumn<Row>[];
  readonly filters: readonly ListFilter[];
  /** What can be searched for. */
  readonly searchHint: string;
  readonly rowKey: (row: Row) => string;
  /** The API's address of the same rows as a table for spreadsheets, below `/api`. */
  readonly exportPath: string;
  /** Stands beside search and filters. */
  readonly tools?: ReactNode;
  /** Shown in place of a list that has never had a row. */
  readonly nothingYet: { readonly title: string; readonly children: ReactNode; readonly action: ReactNode };
}

/** A list of staff: searched, filtered, sorted and paged by the API, as the address bar asks. */
export function List<Row>(props: ListProps<Row>) {
  const { what, address, result, columns, nothingYet, rowKey } = props;
  const { filters, searchHint, exportPath, tools } = props;
  const { data, error, isFetching } = result;
  if (data?.total === 0 && !error && !isNarrowed(address.asked)) return <NothingYet {...nothingYet} />;
  return (
    <ListFrame aria-busy={isFetching}>
      <Toolbar {...{ what, address, filters, searchHint, exportPath, tools }} />
      {error ? (
        <ErrorState
          title={`The ${what} could not be loaded`}
          message={messageOfApiError(error)}
          busy={isFetching}
          onRetry={() => void result.refetch()}
          level={2}
        />
      ) : !data ? (
        <ListSkeleton what={what} />
      ) : data.total === 0 ? (
        <NothingFound what={what} onClear={() => address.ask({ search: '', filters: {} })} />
      ) : (
        <Rows {...{ what, address, columns, rowKey }} rows={data.rows} />
      )}
      {data && data.total > 0 && !error && (
        <Pager what={what} page={data} onGo={(page) => address.ask({ page })} />
      )}
    </ListFrame>
  );
}

/** The room around a list and its tools. */
export const ListFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  padding: ${space.s5} ${space.s6} ${space.s8};
  ${NARROW} {
    padding: ${space.s4} ${space.s4} ${space.s8};
  }
`;
