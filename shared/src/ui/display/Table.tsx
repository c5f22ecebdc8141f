import type { ReactNode } from 'react';
import { VisuallyHidden } from '../type/VisuallyHidden';
import { Body, Frame, Head } from './tableParts';

export interface Column<Row> {
  id: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Hides the column's name in cards on phones, for self-explanatory values. */
  bare?: boolean | undefined;
  /** Keeps each value on one line, for dates and numbers. */
  whole?: boolean | undefined;
}

export interface TableProps<Row> {
  /** Describes the table for screen readers. */
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Compact rows for frequent use. */
  dense?: boolean | undefined;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
}

/** Zero is a value. */
const isEmpty = (value: ReactNode) => value !== 0 && !value;

/** A table with a sticky head; on phones each row becomes a card. */
export function Table<Row>({ caption, columns, rows, rowKey, dense = false, empty }: TableProps<Row>) {
  return (
    <Frame $dense={dense}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <Head>
        <tr>
          {columns.map(({ id, head, align }) => (
            <th key={id} scope="col" data-align={align}>
              {head}
            </th>
          ))}
        </tr>
      </Head>
      <Body>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ id, head, cell, align, bare, whole }) => {
              const value = cell(row);
              return (
                <td key={id} data-align={align} data-empty={isEmpty(value) || undefined} data-whole={whole}>
                  {!bare && <i aria-hidden="true">{head}</i>}
                  <span>{value}</span>
                </td>
              );
            })}
          </tr>
        ))}
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
