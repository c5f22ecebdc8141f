import { BesideRecord } from '@school/shared/staff';
import { FormFrame, useModalForm } from '@school/shared/staff/forms';
import { Text, TextField } from '@school/shared/ui';
import { ChangedMeanwhile } from '../../../kit/forms/ChangedMeanwhile';
import { useFollowRecord } from '../../../kit/forms/useFollowRecord';
import { utcField } from '../../../kit/forms/utcTimes';
import { useChangeTicketSaleMutation, useListTicketSalesQuery, type StaffTicketSale } from '../api';
import { saleLabels } from '../labels';
import type { SaleTimes, SaleTimesFields } from './saleTimes';

interface Props {
  readonly sale: StaffTicketSale;
  readonly onDone: () => void;
}

const fieldsOf = (sale: StaffTicketSale): SaleTimesFields => ({
  opensAt: utcField(sale.opensAt),
  closesAt: utcField(sale.closesAt),
  returnsUntil: utcField(sale.returnsUntil),
  queuePerMinute: String(sale.queuePerMinute ?? ''),
  queueMinutes: String(sale.queueMinutes),
});

const labels: Readonly<Record<keyof SaleTimesFields, string>> = {
  opensAt: 'Opens (UTC)',
  closesAt: 'Closes (UTC)',
  returnsUntil: 'Tickets can be returned until (UTC)',
  queuePerMinute: 'Waiting room: people per minute',
  queueMinutes: 'Waiting room: minutes to hold tickets',
};

/** Sets when a sale opens and closes, and until when tickets can be returned. */
export function SaleTimesForm({ sale, onDone }: Props) {
  const [change] = useChangeTicketSaleMutation();
  const { refetch } = useListTicketSalesQuery();
  const { form, field, frame } = useModalForm<SaleTimesFields, SaleTimes>({
    schema: () => import('./saleTimes').then(({ saleTimes }) => saleTimes),
    defaults: fieldsOf(sale),
    idPrefix: 'sale-',
    onDone,
    send: async (ticketSaleChange) => {
      await change({ sale: sale.sale, ticketSaleChange }).unwrap();
      return `${saleLabels[sale.sale]}: the times were saved.`;
    },
  });
  const changed = useFollowRecord(form, fieldsOf(sale));

  return (
    <FormFrame label="Sale times" {...frame} action="Save" busyLabel="Saving">
      <BesideRecord record={{ kind: 'ticket-sale', id: sale.sale }} what="sale" refetch={refetch} />
      <ChangedMeanwhile {...{ changed, labels }} />
      <Text>All times are in Ghana time (UTC). An empty field means no limit.</Text>
      <TextField type="datetime-local" label={labels.opensAt} optional {...field('opensAt')} />
      <TextField type="datetime-local" label={labels.closesAt} optional {...field('closesAt')} />
      <TextField
        type="datetime-local"
        label={labels.returnsUntil}
        help="By their buyers. If empty, until a ticket has been used."
        optional
        {...field('returnsUntil')}
      />
      {sale.sale === 'public' && (
        <>
          <TextField
            label={labels.queuePerMinute}
            help="How many people are let in each minute. If empty, there is no waiting room."
            inputMode="numeric"
            autoComplete="off"
            optional
            {...field('queuePerMinute')}
          />
          <TextField
            label={labels.queueMinutes}
            help="How long people who were let in have to hold tickets."
            inputMode="numeric"
            autoComplete="off"
            {...field('queueMinutes')}
          />
        </>
      )}
    </FormFrame>
  );
}
