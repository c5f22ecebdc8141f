import { createHash } from 'node:crypto';
import type { ServiceContext } from '../../platform/db/context';
import { csvOf, type Cell } from '../../platform/core/csv';

/** The columns of a CSV file: for each header, the cell of a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell | undefined>>;

/** Returns a CSV file with the day in its name. It has its headers even without rows. */
export const csvAnswer = <Row>(
  context: Pick<ServiceContext, 'clock'>,
  name: string,
  columns: CsvColumns<Row>,
  rows: readonly Row[],
) => csvFile(context, name, csvOf([Object.keys(columns), ...csvLines(columns, rows)]));

/** Returns the rows of a CSV file without its headers. */
export const csvLines = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): Cell[][] =>
  rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row) ?? null));

/** A table as a file that says how long it is and what it digests to (RFC 9530): one that was cut is not taken for whole. */
export function csvFile({ clock }: Pick<ServiceContext, 'clock'>, name: string, table: string) {
  const today = clock.now().toISOString().slice(0, 10);
  const digest = createHash('sha256').update(table).digest('base64');
  return [
    table,
    200,
    {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${today}.csv"`,
      'Content-Digest': `sha-256=:${digest}:`,
    },
  ] as const;
}
