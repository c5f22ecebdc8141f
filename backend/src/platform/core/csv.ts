import { formatPhone } from '@school/shared/format';
import { stringify } from 'csv-stringify/sync';

/** What a spreadsheet would take for a formula; of wide signs, one of East Asia. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** An instant as the API writes it, to the minute. */
const instant = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}(?:\.\d+)?Z$/;

/** A telephone number as it is stored (E.164). */
const storedPhone = /^\+\d{7,15}$/;

type Cell = string | number | null;

/**
 * Rows as a file that spreadsheets open (RFC 4180, with the mark that says UTF-8). What somebody typed is never taken
 * for a formula; Excel and LibreOffice take times for times, and telephone numbers for text.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  exactCsvOf(rows.map((row) => row.map(readable)));

/** The same with each value as it is stored. */
export const exactCsvOf = (rows: readonly (readonly Cell[])[]): string =>
  stringify([...rows], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /['\r\n]/,
    cast: { string: inert },
  });

/** A time as '2026-11-26 14:05', a telephone number in groups as pages show it: with blanks it is no number. */
function readable(value: Cell): Cell {
  if (typeof value !== 'string') return value;
  return storedPhone.test(value) ? formatPhone(value) : value.replace(instant, '$1 $2');
}

/** An amount as a cell: '60.00', whatever the spreadsheet's language. @param pesewas null leaves it empty */
export const amountCell = (pesewas: number | null): string | null =>
  pesewas === null ? null : (pesewas / 100).toFixed(2);

/** Figures in groups after one plus sign calculate nothing. */
const groupedPhone = /^\+\d{1,4}(?: \d+)+$/;

/** Text that no spreadsheet calculates. The library's own option would mark telephone numbers too. */
const inert = (text: string): string => (formula.test(text) && !groupedPhone.test(text) ? `'${text}` : text);
