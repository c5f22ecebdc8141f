import { formatPhone } from '@school/shared/format';
import { stringify } from 'csv-stringify/sync';

/** Characters that begin a formula, including full-width ones of East Asia. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** An instant as the API writes it, cut to the minute. */
const instant = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}(?:\.\d+)?Z$/;

/** A telephone number as it is stored (E.164). */
const storedPhone = /^\+\d{7,15}$/;

export type Cell = string | number | null;

/**
 * Returns rows as a CSV file for spreadsheets (RFC 4180, with a UTF-8 mark). Typed text never becomes a formula; Excel
 * and LibreOffice recognise times, and read telephone numbers as text.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  exactCsvOf(rows.map((row) => row.map(readable)));

/** Returns the same with each value exactly as it is stored. */
export const exactCsvOf = (rows: readonly (readonly Cell[])[]): string =>
  stringify([...rows], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /['\r\n]/,
    cast: { string: inert },
  });

/** Formats a time as '2026-11-26 14:05' and groups a telephone number: with blanks, spreadsheets read it as text. */
function readable(value: Cell): Cell {
  if (typeof value !== 'string') return value;
  return storedPhone.test(value) ? formatPhone(value) : value.replace(instant, '$1 $2');
}

/** Returns an amount as '60.00' in any language of the spreadsheet. @param pesewas null gives an empty cell */
export const amountCell = (pesewas: number | null): string | null =>
  pesewas === null ? null : (pesewas / 100).toFixed(2);

/** Groups of digits after one plus sign are no formula. */
const groupedPhone = /^\+\d{1,4}(?: \d+)+$/;

/** Prevents that a spreadsheet reads text as a formula. The library's own option would also mark telephone numbers. */
const inert = (text: string): string => (formula.test(text) && !groupedPhone.test(text) ? `'${text}` : text);
