import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../theme';
import { DateText } from '../../ui';
import { Status, type StatusKind } from '../ui/Status';
import type { ListColumn } from './columns';
import { RowButton } from './Rows';

/** The name of a row: a button that opens it. */
export const nameColumn = <Row,>(
  head: string,
  name: (row: Row) => ReactNode,
  changes: Partial<ListColumn<Row>> = {},
): ListColumn<Row> => ({
  id: 'name',
  head,
  bare: true,
  sort: { by: 'name', first: 'asc' },
  cell: (row) => <RowButton>{name(row)}</RowButton>,
  ...changes,
});

/** A day that the list can be sorted by, the newest first. @param by field of the row and sort key of the API */
export const dateColumn = <By extends string>(
  id: string,
  head: string,
  by: By,
): ListColumn<{ readonly [Field in By]: string }> => ({
  id,
  head,
  sort: { by, first: 'desc' },
  cell: (row) => <DateText value={row[by]} />,
});

/** The state or status of a row. */
export const stateColumn = <Field extends 'state' | 'status', State extends string>(
  field: Field,
  kinds: Readonly<Record<State, StatusKind>>,
  labels: Readonly<Record<State, string>>,
): ListColumn<{ readonly [Key in Field]: State }> => ({
  id: field,
  head: field === 'state' ? 'State' : 'Status',
  cell: (row) => <Status kind={kinds[row[field]]}>{labels[row[field]]}</Status>,
});

/** The usual columns of a list; `columns` of its declaration receives them. */
export interface ColumnKinds<Row> {
  readonly name: (
    head: string,
    name: (row: Row) => ReactNode,
    changes?: Partial<ListColumn<Row>>,
  ) => ListColumn<Row>;
  readonly date: typeof dateColumn;
  readonly state: typeof stateColumn;
}

/** A text that is easier to read in one line. */
export const Whole = styled.span`
  white-space: nowrap;
`;

/** A text of less weight, such as 'none'. */
export const Quiet = styled.span`
  color: ${color.muted};
`;
