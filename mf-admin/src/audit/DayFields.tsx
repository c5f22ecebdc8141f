import { TextField } from '@school/shared/ui';
import type { ListAddress } from '../list/useListAddress';
import { daysOf } from './auditList';

/** The first and the last day of what is shown. */
export function DayFields({ address: { asked, ask } }: { readonly address: ListAddress }) {
  const days = daysOf(asked.filters);
  const set = (change: { readonly from?: string; readonly to?: string }) =>
    ask({ filters: { ...asked.filters, ...change } });
  return (
    <>
      <TextField
        type="date"
        name="from"
        label="From"
        value={days.from ?? ''}
        onChange={({ target }) => set({ from: target.value })}
      />
      <TextField
        type="date"
        name="to"
        label="To"
        value={days.to ?? ''}
        onChange={({ target }) => set({ to: target.value })}
      />
    </>
  );
}
