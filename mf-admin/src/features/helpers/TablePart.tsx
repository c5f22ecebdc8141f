import type { ReactNode } from 'react';
import { Part, PartTitle } from '@school/shared/staff/page';
import { Loading, Skeleton, Table, Text, type TableProps } from '@school/shared/ui';

interface Props<Row> extends Pick<TableProps<Row>, 'caption' | 'columns' | 'rowKey'> {
  readonly id: string;
  readonly title: string;
  readonly about: ReactNode;
  /** Undefined until they have loaded. */
  readonly rows: readonly Row[] | undefined;
  /** Shown instead of a table without rows. */
  readonly empty?: ReactNode;
  /** Shown when the rows could not be loaded. */
  readonly failure: ReactNode;
  /** Says that the rows are being loaded. */
  readonly loading: string;
}

/** A part of the page with one table, which may be loading, empty or failed. */
export function TablePart<Row>({ id, title, about, rows, empty, failure, loading, ...table }: Props<Row>) {
  return (
    <Part aria-labelledby={id}>
      <PartTitle id={id}>{title}</PartTitle>
      {rows && (rows.length > 0 || !empty) ? (
        <>
          <Text size="small" muted>
            {about}
          </Text>
          <Table {...table} rows={rows} dense />
        </>
      ) : rows ? (
        empty
      ) : failure ? (
        failure
      ) : (
        <Loading label={loading}>
          <Skeleton height={160} />
        </Loading>
      )}
    </Part>
  );
}
