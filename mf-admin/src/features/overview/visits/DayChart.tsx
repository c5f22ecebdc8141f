import { formatDate } from '@school/shared/format';
import { BarChart } from '../../../kit/chart/BarChart';
import { summaryOf } from './pageViews';
import type { Visits } from '../api';

/** The views of each day as bars. */
export function DayChart({ visits }: { readonly visits: Visits }) {
  const bars = visits.days.map(({ day, views }) => ({ name: formatDate(day), value: views, words: views }));
  return <BarChart summary={summaryOf(visits)} bars={bars} inNumbers="Numbers by day" />;
}
