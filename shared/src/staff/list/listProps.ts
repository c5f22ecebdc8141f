import type { ReactNode } from 'react';
import type { BulkActions } from './bulk';
import type { ListColumn } from './columns';
import type { ListFilter } from './filters';
import type { ListAddress } from './useListAddress';

/** One page of a list from the API. */
export interface ListPage<Row> {
  readonly total: number;
  /** Whether there are more than the API has counted. */
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
  /** The placeholder of the search. */
  readonly searchHint: string;
  readonly rowKey: (row: Row) => string;
  /** The path of the CSV export in the API. */
  readonly exportPath: string;
  /** Id for the stored columns and views; by default it follows from the export. */
  readonly id?: string | undefined;
  /** The bulk actions. */
  readonly bulk?: BulkActions;
  /** Keys of rows that this user has made: they are shown at once, not announced. */
  readonly own?: readonly string[];
  /** Stands beside search and filters. */
  readonly tools?: ReactNode;
  /** Shown in place of a list that has never had a row. */
  readonly nothingYet: { readonly title: string; readonly children: ReactNode; readonly action: ReactNode };
}

/** A result that keeps the data of the previous query while the next one loads, but not in place of an error. */
export const answered = <Page>(result: ListResult<Page>): ListResult<Page> => ({
  ...result,
  data: result.currentData ?? (result.error ? undefined : result.data),
});
