import type { ReactNode } from 'react';
import type { Order } from './address';
import type { ListAddress } from './useListAddress';

/** A column of a list as data. */
export interface ListColumn<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
  /** What the API calls sorting by it, and the way that is wanted first. */
  readonly sort?: {
    readonly by: string;
    readonly first: Order;
    /** The other way is not to be had. */
    readonly only?: true;
  };
  /** What a row is called by: it stands first on a phone, and is never left out. */
  readonly bare?: true;
  /** Left out where the table has little room, until somebody chooses columns: the drawer tells it as well. */
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
  /** Where it stands on a phone: called by, how it stands; else on the lines below. */
  readonly phone?: 'title' | 'state' | undefined;
}

/** How a row stands is said by one of these columns. */
const STATES: ReadonlySet<string> = new Set(['state', 'status']);

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** Where a column stands: what a row is called by and how it stands are seen first, also where the table has to scroll. */
function rankOf<Row>({ id, bare }: ListColumn<Row>): number {
  if (bare) return 0;
  return STATES.has(id) ? 1 : 2;
}

/** The kit's columns: a press on a head sorts by it, another turns it round. */
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

/** Where a list is a table still, and has not the room of a desk. */
export const LITTLE_ROOM = '(min-width: 641px) and (max-width: 1279px)';
