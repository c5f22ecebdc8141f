import type { ServiceContext } from '../db/context';
import { csvOf } from '../core/csv';

/** A cell by the head of its column. */
export type CsvRow = Readonly<Record<string, string | number | null>>;

/** A table for spreadsheets as a file with the day in its name. @param heads stand there even without rows */
export function csvAnswer(
  { clock }: Pick<ServiceContext, 'clock'>,
  name: string,
  heads: readonly string[],
  rows: readonly CsvRow[],
) {
  const today = clock.now().toISOString().slice(0, 10);
  return [
    csvOf([heads, ...rows.map((row) => heads.map((head) => row[head] ?? null))]),
    200,
    {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${today}.csv"`,
    },
  ] as const;
}
