import { useId } from 'react';
import { wrongOrder } from '../forms/days';
import { DaysForm } from '../forms/DaysForm';
import type { PeriodAddress } from './periodAddress';

/** The first and the last day of what is shown; without one it has no end on that side. */
export function DayFields({ address: { asked, ask } }: { readonly address: PeriodAddress }) {
  const { from = '', to = '' } = asked.filters;
  const id = useId();
  return (
    <DaysForm
      name={`days-${id}`}
      label="Days"
      days={{ from, to }}
      check={wrongOrder}
      onChoose={(days) => ask({ filters: { ...asked.filters, ...days } })}
    />
  );
}
