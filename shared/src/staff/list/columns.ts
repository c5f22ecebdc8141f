import type { ReactNode } from 'react';
import type { Order } from './address';
import type { ListAddress } from './useListAddress';

/** A column of a list as data. */
export interface ListColumn<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
  /** The sort key of the API, and the order of the first press. */
  readonly sort?: {
    readonly by: string;
    readonly first: Order;
    /** The API has only this order. */
    readonly only?: true;
  };
  /** The name of a row: it comes first on a phone, and is always shown. */
  readonly bare?: true;
  /** Hidden in a narrow table until the user chooses columns; the drawer shows it too. */
  readonly spare?: true;
}

/** A column as the table shows it. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end' | undefined;
  readonly sort?:
    | { readonly direction?: 'ascending' | 'descending' | undefined; readonly onSort: () => void }
    | undefined;
  /** Its place on a phone: name, state, or else the lines below. */
  readonly phone?: 'title' | 'state' | undefined;
}

/** The columns that show the state of a row. */
const STATES: ReadonlySet<string> = new Set(['state', 'status']);

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** The order of columns: name and state come first, so that they are visible in a table that scrolls. */
function rankOf<Row>({ id, bare }: ListColumn<Row>): number {
  if (bare) return 0;
  return STATES.has(id) ? 1 : 2;
}

/** The columns for the table: a press on a head sorts by it, another one reverses the order. */
export function tableColumns<Row>(
  columns: readonly ListColumn<Row>[],
  { query, change }: Pick<ListAddress, 'query' | 'change'>,
): TableColumn<Row>[] {
  const inOrder = [...columns].sort((one, other) => rankOf(one) - rankOf(other));
  return inOrder.map(({ sort, bare, ...column }) => ({
    ...column,
    phone: bare ? 'title' : STATES.has(column.id) ? 'state' : undefined,
    sort: sort && {
      direction: query.sort === sort.by ? DIRECTIONS[sort.only ? sort.first : query.order] : undefined,
      onSort: () => change({ sort: sort.by, order: nextOrder(query, sort) }),
    },
  }));
}

const nextOrder = (
  query: { readonly sort: string; readonly order: Order },
  { by, first, only }: { readonly by: string; readonly first: Order; readonly only?: true },
): Order => (only || query.sort !== by ? first : query.order === 'asc' ? 'desc' : 'asc');

/** A window that shows a table, but a narrow one. */
export const LITTLE_ROOM = '(min-width: 641px) and (max-width: 1279px)';
