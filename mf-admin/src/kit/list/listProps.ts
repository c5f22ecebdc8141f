import type { ReactNode } from 'react';
import type { BulkActions } from './bulk';
import type { ListColumn } from './columns';
import type { ListFilter } from './filters';
import type { ListAddress } from './useListAddress';

/** One page of a list, as the API gives it. */
export interface ListPage<Row> {
  readonly total: number;
  /** Whether there are more than are counted. */
  readonly more?: boolean;
  readonly page: number;
  readonly perPage: number;
  readonly rows: readonly Row[];
}

/** The result of RTK Query for it. */
export interface ListResult<Page> {
  readonly data?: Page | undefined;
  /** Undefined while `data` is still of the query before. */
  readonly currentData?: Page | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface ListProps<Row> {
  /** The rows, in the plural: 'donations'. */
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
  /** What can be done with many rows at once. */
  readonly bulk?: BulkActions;
  /** Keys of rows that were made beside the list: they are shown at once, and not announced as what others make. */
  readonly own?: readonly string[];
  /** Stands beside search and filters. */
  readonly tools?: ReactNode;
  /** Shown in place of a list that has never had a row. */
  readonly nothingYet: { readonly title: string; readonly children: ReactNode; readonly action: ReactNode };
}

/**
 * An answer whose data is to be shown: that of the period before while another one is on its way, and never in place of an
 * error. A list that asks again for the same period keeps what it shows.
 */
export const answered = <Page>(result: ListResult<Page>): ListResult<Page> => ({
  ...result,
  data: result.currentData ?? (result.error ? undefined : result.data),
});
