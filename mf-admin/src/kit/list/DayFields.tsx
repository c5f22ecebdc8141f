import { wrongOrder } from '../forms/days';
import { DaysForm } from '../forms/DaysForm';
import type { ListAddress } from './useListAddress';

/** The first and the last day of what is shown; without one it has no end on that side. */
export function DayFields({ address: { asked, ask } }: { readonly address: ListAddress }) {
  const { from = '', to = '' } = asked.filters;
  return (
    <DaysForm
      name="days"
      label="Days"
      days={{ from, to }}
      check={wrongOrder}
      onChoose={(days) => ask({ filters: { ...asked.filters, ...days } })}
    />
  );
}
