import { formatMoney } from '@school/shared/format';
import type { Bar } from '../../chart/BarChart';
import { formatDateTime } from '../../detail/formatDateTime';
import type { TicketStats } from '../api';

/** One row of bars by hour. */
export interface HourChart {
  readonly title: string;
  /** What all bars together say. */
  readonly summary: string;
  readonly bars: readonly Bar[];
}

/** The charts by hour: tickets sold, income, people in. An hour in which nothing happened has no bar. */
export const hourCharts = ({
  hours,
  checkInHours,
}: Pick<TicketStats, 'hours' | 'checkInHours'>): HourChart[] => [
  chartOf(
    'Sold',
    hours,
    ({ people }) => people,
    (people) => `${people} sold`,
  ),
  chartOf('Income', hours, ({ income }) => income, formatMoney),
  chartOf(
    'Checked in',
    checkInHours,
    ({ checkedIn }) => checkedIn,
    (checkedIn) => `${checkedIn} in`,
  ),
];

function chartOf<Row extends { readonly hour: string }>(
  title: string,
  rows: readonly Row[],
  valueOf: (row: Row) => number,
  inWords: (value: number) => string,
): HourChart {
  const bars = rows.map((row) => ({
    name: formatDateTime(row.hour),
    value: valueOf(row),
    words: inWords(valueOf(row)),
  }));
  const [first, ...others] = bars;
  if (!first) return { title, bars, summary: 'Nothing yet.' };
  const best = others.reduce((most, bar) => (bar.value > most.value ? bar : most), first);
  const total = inWords(bars.reduce((sum, { value }) => sum + value, 0));
  return { title, bars, summary: `${total} in all, most from ${best.name} UTC (${best.words}).` };
}
