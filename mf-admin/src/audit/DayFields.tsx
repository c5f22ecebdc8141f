import { DaysForm } from '../forms/DaysForm';
import type { ListAddress } from '../list/useListAddress';
import { daysOf } from './auditList';

/** The first and the last day of what is shown; without one it has no end on that side. */
export function DayFields({ address: { asked, ask } }: { readonly address: ListAddress }) {
  return (
    <DaysForm
      name="days"
      label="Days"
      days={{ from: '', to: '', ...daysOf(asked.filters) }}
      check={({ from, to }) =>
        from && to && from > to ? { field: 'to', message: 'The last day lies before the first' } : undefined
      }
      onChoose={(days) => ask({ filters: { ...asked.filters, ...days } })}
    />
  );
}
