import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { Text, TextField } from '@school/shared/ui';
import { useChangeTicketSaleMutation, type StaffTicketSale } from '../api';
import { FormFrame } from '../../forms/FormFrame';
import { utcField } from '../../forms/utcTimes';
import { saleLabels } from '../labels';
import type { SaleTimes, SaleTimesFields } from './saleTimes';

interface Props {
  readonly sale: StaffTicketSale;
  readonly onDone: () => void;
}

/** When a sale opens and closes, and until when tickets can be given back. */
export function SaleTimesForm({ sale, onDone }: Props) {
  const { toast } = useShell();
  const [change] = useChangeTicketSaleMutation();
  const { field, submit, sending, sent, summary } = useSchoolForm<SaleTimesFields, SaleTimes>({
    schema: () => import('./saleTimes').then(({ saleTimes }) => saleTimes),
    defaults: {
      opensAt: utcField(sale.opensAt),
      closesAt: utcField(sale.closesAt),
      returnsUntil: utcField(sale.returnsUntil),
    },
    idPrefix: 'sale-',
  });

  async function send(ticketSaleChange: SaleTimes): Promise<void> {
    await change({ sale: sale.sale, ticketSaleChange }).unwrap();
    toast.add(`${saleLabels[sale.sale]}: the times are set.`, { type: 'success' });
    onDone();
  }

  return (
    <FormFrame
      label="Times of the sale"
      onSubmit={submit(send)}
      summary={summary}
      busy={sending || sent}
      action="Set the times"
      busyLabel="Setting"
      onCancel={onDone}
    >
      <Text>All times are UTC, which is the time of Ghana. An empty field means no limit.</Text>
      <TextField type="datetime-local" label="Opens (UTC)" optional {...field('opensAt')} />
      <TextField type="datetime-local" label="Closes (UTC)" optional {...field('closesAt')} />
      <TextField
        type="datetime-local"
        label="Tickets can be returned until (UTC)"
        help="By their buyers. Empty: as long as nobody was let in by them."
        optional
        {...field('returnsUntil')}
      />
    </FormFrame>
  );
}
