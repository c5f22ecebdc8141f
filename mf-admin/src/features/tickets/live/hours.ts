import { formatDateTime, formatMoney } from '@school/shared/format';
import type { Bar } from '../../../kit/chart/BarChart';
import type { TicketStats } from '../api';

/** One row of bars by hour. */
export interface HourChart {
  readonly title: string;
  /** The summary of all bars. */
  readonly summary: string;
  readonly bars: readonly Bar[];
}

/** Returns the charts by hour: tickets sold, income, admissions. */
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
    (checkedIn) => `${checkedIn} admitted`,
  ),
];

function chartOf<Row extends { readonly hour: string }>(
  title: string,
  rows: readonly Row[],
  valueOf: (row: Row) => number,
  formatPoints: (value: number) => string,
): HourChart {
  const bars = withQuietHours(rows).map((row) => ({
    name: formatDateTime(row.hour),
    value: row.row ? valueOf(row.row) : 0,
    words: formatPoints(row.row ? valueOf(row.row) : 0),
  }));
  const [first, ...others] = bars;
  if (!first) return { title, bars, summary: 'Nothing yet.' };
  const best = others.reduce((most, bar) => (bar.value > most.value ? bar : most), first);
  const total = formatPoints(bars.reduce((sum, { value }) => sum + value, 0));
  return { title, bars, summary: `Total ${total}; most at ${best.name} UTC (${best.words}).` };
}

const HOUR_MS = 3_600_000;

/** The least number of bars, for a readable width. */
const FEWEST = 12;

/** Above this number of hours, empty ones are left out, because the bars would be too thin. */
const MOST = 96;

interface Hour<Row> {
  /** Its beginning; UTC, ISO 8601. */
  readonly hour: string;
  /** Undefined for an empty hour. */
  readonly row?: Row | undefined;
}

/** Returns the hours with the empty ones between them and some before, as far as a chart has room. */
function withQuietHours<Row extends { readonly hour: string }>(rows: readonly Row[]): readonly Hour<Row>[] {
  const times = rows.map(({ hour }) => Date.parse(hour));
  const last = times[times.length - 1];
  const first = Math.min(times[0] ?? 0, (last ?? 0) - (FEWEST - 1) * HOUR_MS);
  if (last === undefined || (last - first) / HOUR_MS >= MOST)
    return rows.map((row) => ({ hour: row.hour, row }));
  const known = new Map(rows.map((row, at) => [times[at], row]));
  return Array.from({ length: (last - first) / HOUR_MS + 1 }, (_, nth) => {
    const at = first + nth * HOUR_MS;
    return { hour: new Date(at).toISOString(), row: known.get(at) };
  });
}
