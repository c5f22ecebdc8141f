import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Status, type StatusKind } from '@school/shared/staff/ui';
import { Table, type Column } from '@school/shared/ui';

/** A switch. */
export interface Switch {
  readonly id: string;
  readonly name: ReactNode;
  readonly state: readonly [StatusKind, string];
  readonly about: ReactNode;
  readonly press: ReactNode;
}

const columns: readonly Column<Switch>[] = [
  { id: 'name', head: 'What', bare: true, cell: ({ name }) => <b>{name}</b> },
  { id: 'state', head: 'State', cell: ({ state: [kind, words] }) => <Status kind={kind}>{words}</Status> },
  { id: 'about', head: 'Details', cell: ({ about }) => about },
  { id: 'press', head: 'Change', bare: true, cell: ({ press }) => press },
];

/** The switches of one feature as a table. */
export const SwitchRows = ({
  caption,
  rows,
}: {
  readonly caption: string;
  readonly rows: readonly Switch[];
}) => (
  <Aligned>
    <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} dense />
  </Aligned>
);

/** Aligns the columns of consecutive tables. */
const Aligned = styled.div`
  @media (min-width: 641px) {
    table {
      table-layout: fixed;
    }
    th:first-child {
      width: 34%;
    }
    th:nth-child(2) {
      width: 18%;
    }
  }
`;
