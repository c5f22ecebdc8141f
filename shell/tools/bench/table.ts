/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly figure: number;
  /** Decimals and unit of figure and goal. */
  readonly format: 'ratio' | 'KB' | 'shift' | 'percent' | 'ms' | 'count';
  /** The most that the figure may be; without one the row is there to be known. */
  readonly goal?: number;
  /** The medians that a ratio was made of, or what else tells where the figure comes from. */
  readonly from: string;
}

const FORMATS: Readonly<Record<Row['format'], (figure: number) => string>> = {
  ratio: (figure) => figure.toFixed(2),
  KB: (figure) => `${figure.toFixed(1)} KB`,
  shift: (figure) => figure.toFixed(4).replace(/\.?0+$/, ''),
  percent: (figure) => `${(figure * 100).toFixed(1)} %`,
  ms: (figure) => `${Math.round(figure)} ms`,
  count: (figure) => String(figure),
};

const HEADINGS = ['What', 'Figure', 'Goal', 'Result', 'From'];

/** Whether a row is within its goal: judged by what the table shows of it. */
export function isMet({ figure, goal, format }: Row): boolean {
  return (
    goal === undefined ||
    Number.parseFloat(FORMATS[format](figure)) <= Number.parseFloat(FORMATS[format](goal))
  );
}

/** The rows as one Markdown table with even columns, to be read in a terminal too. */
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
