import { createHash } from 'node:crypto';
import type { ServiceContext } from '../../platform/db/context';
import { csvOf } from '../../platform/core/csv';

/** A cell by the head of its column. */
export type CsvRow = Readonly<Record<string, string | number | null>>;

/** A table for spreadsheets as a file with the day in its name. @param heads stand there even without rows */
export const csvAnswer = (
  context: Pick<ServiceContext, 'clock'>,
  name: string,
  heads: readonly string[],
  rows: readonly CsvRow[],
) => csvFile(context, name, csvOf([heads, ...rows.map((row) => heads.map((head) => row[head] ?? null))]));

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
