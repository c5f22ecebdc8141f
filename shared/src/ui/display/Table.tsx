import type { ReactNode } from 'react';
import { VisuallyHidden } from '../type/VisuallyHidden';
import { Body, Frame, Head, SortButton } from './tableParts';

export interface Column<Row> {
  id: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Set when the table can be sorted by this column; `direction` when it is. */
  sort?: { direction?: 'ascending' | 'descending' | undefined; onSort: () => void } | undefined;
  /** Hides the column's name in cards on phones, for self-explanatory values. */
  bare?: boolean | undefined;
}

export interface TableProps<Row> {
  /** Describes the table for screen readers. */
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Compact rows for frequent use. */
  dense?: boolean | undefined;
  /** Key of the row that is open beside the table. */
  current?: string | undefined;
  /** Opens a row by a click anywhere on it; for the keyboard, a cell contains a link or button. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
}

/** A table with a sticky head; on phones each row becomes a card. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  dense = false,
  current,
  onOpen,
  empty,
}: TableProps<Row>) {
  return (
    <Frame $dense={dense}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <Head>
        <tr>
          {columns.map(({ id, head, align, sort }) => (
            <th key={id} scope="col" data-align={align} aria-sort={sort?.direction ?? undefined}>
              {sort ? (
                <SortButton type="button" onClick={sort.onSort} $direction={sort.direction}>
                  {head}
                </SortButton>
              ) : (
                head
              )}
            </th>
          ))}
        </tr>
      </Head>
      <Body $open={onOpen !== undefined}>
        {rows.map((row) => {
          const key = rowKey(row);
          return (
            <tr key={key} data-current={key === current || undefined} onClick={onOpen && (() => onOpen(row))}>
              {columns.map(({ id, head, cell, align, bare }) => (
                <td key={id} data-align={align}>
                  {!bare && <i aria-hidden="true">{head}</i>}
                  <span>{cell(row)}</span>
                </td>
              ))}
            </tr>
          );
        })}
        {rows.length === 0 && empty && (
          <tr>
            <td colSpan={columns.length}>
              <span>{empty}</span>
            </td>
          </tr>
        )}
      </Body>
    </Frame>
  );
}
