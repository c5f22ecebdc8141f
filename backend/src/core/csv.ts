/** What a spreadsheet would take for a formula; of wide signs, one of East Asia. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/**
 * Rows as a file that spreadsheets open (RFC 4180, with the mark that says UTF-8). What somebody typed is never taken
 * for a formula.
 */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** An amount as a cell: '60.00', whatever the spreadsheet's language. @param pesewas null leaves it empty */
export const amountCell = (pesewas: number | null): string | null =>
  pesewas === null ? null : (pesewas / 100).toFixed(2);

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
