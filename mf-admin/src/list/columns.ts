import type { ReactNode } from 'react';
import type { Column } from '@school/shared/ui';
import type { Order } from './address';
import type { ListAddress } from './useListAddress';

/** A column of a list as data. */
export interface ListColumn<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
  /** What the API calls sorting by it, and the way that is wanted first. */
  readonly sort?: { readonly by: string; readonly first: Order };
  /** Speaks for itself on a phone's card. */
  readonly bare?: true;
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** The kit's columns: a press on a head sorts by it, another turns it round. */
export function tableColumns<Row>(
  columns: readonly ListColumn<Row>[],
  { asked, ask }: Pick<ListAddress, 'asked' | 'ask'>,
): Column<Row>[] {
  return columns.map(({ sort, ...column }) => ({
    ...column,
    sort: sort && {
      direction: asked.sort === sort.by ? DIRECTIONS[asked.order] : undefined,
      onSort: () => ask({ sort: sort.by, order: nextOrder(asked, sort) }),
    },
  }));
}

const nextOrder = (
  asked: { readonly sort: string; readonly order: Order },
  { by, first }: { readonly by: string; readonly first: Order },
): Order => (asked.sort !== by ? first : asked.order === 'asc' ? 'desc' : 'asc');
