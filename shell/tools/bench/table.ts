/** A row of the table. */
export interface Row {
  readonly what: string;
  readonly figure: number;
  /** Decimals and unit of figure and goal. */
  readonly format: 'ratio' | 'KB' | 'MB' | 'shift' | 'percent' | 'ms' | 'count';
  /** The highest acceptable figure; undefined for information only. */
  readonly goal?: number;
  /** The medians behind a ratio, or another source of the figure. */
  readonly from: string;
}

const FORMATS: Readonly<Record<Row['format'], (figure: number) => string>> = {
  ratio: (figure) => figure.toFixed(2),
  KB: (figure) => `${figure.toFixed(1)} KB`,
  MB: (figure) => `${figure.toFixed(0)} MB`,
  shift: (figure) => figure.toFixed(4).replace(/\.?0+$/, ''),
  percent: (figure) => `${(figure * 100).toFixed(1)} %`,
  ms: (figure) => `${Math.round(figure)} ms`,
  count: (figure) => String(figure),
};

const HEADINGS = ['What', 'Figure', 'Goal', 'Result', 'From'];

/** Returns whether a row meets its goal, by its displayed figure. */
export function isMet({ figure, goal, format }: Row): boolean {
  return (
    goal === undefined ||
    Number.parseFloat(FORMATS[format](figure)) <= Number.parseFloat(FORMATS[format](goal))
  );
}

/** Returns the rows as a Markdown table with aligned columns, which is readable in a terminal too. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    FORMATS[row.format](row.figure),
    row.goal === undefined ? '' : `≤ ${FORMATS[row.format](row.goal)}`,
    resultOf(row),
    row.from,
  ]);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEADINGS), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}

function resultOf(row: Row): string {
  if (row.goal === undefined) return '';
  return isMet(row) ? 'met' : 'MISSED';
}
