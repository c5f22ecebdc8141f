import { BesideRecord } from '@school/shared/staff';
import { FormFrame, useModalForm } from '@school/shared/staff/forms';
import { optionsOf } from '@school/shared/staff/list';
import { AmountField, CheckboxField, FieldPair, SelectField, TextField } from '@school/shared/ui';
import { ChangedMeanwhile } from '../../../kit/forms/ChangedMeanwhile';
import { useFollowRecord } from '../../../kit/forms/useFollowRecord';
import { cedis } from '../../../kit/orders/refund';
import { useChangeTicketTypeMutation, useListTicketTypesQuery, type StaffTicketType } from '../api';
import { toneLabels } from './toneLabels';
import type { TypeChange, TypeChangeFields } from './typeFields';

interface Props {
  readonly type: StaffTicketType;
  readonly onDone: () => void;
}

const fieldsOf = (type: StaffTicketType): TypeChangeFields => ({
  name: type.name,
  note: type.note,
  price: cedis(type.price),
  capacity: String(type.capacity),
  maxPerOrder: String(type.maxPerOrder),
  tone: type.tone,
  isOpen: type.isOpen,
});

const labels: Readonly<Record<keyof TypeChangeFields, string>> = {
  name: 'Name',
  note: 'Note',
  price: 'Price',
  capacity: 'Stock',
  maxPerOrder: 'Maximum per order',
  tone: 'Ticket colour',
  isOpen: 'For sale',
};

/** Changes a ticket type. Held and sold tickets keep their old price. */
export function TypeForm({ type, onDone }: Props) {
  const [change] = useChangeTicketTypeMutation();
  const { refetch } = useListTicketTypesQuery();
  const { form, field, frame } = useModalForm<TypeChangeFields, TypeChange>({
    schema: () => import('./typeFields').then(({ typeChange }) => typeChange),
    defaults: fieldsOf(type),
    idPrefix: 'type-',
    onDone,
    send: async (ticketTypeChange) => {
      await change({ typeId: type.id, ticketTypeChange }).unwrap();
      return `${ticketTypeChange.name} was saved.`;
    },
  });
  const changed = useFollowRecord(form, fieldsOf(type));

  return (
    <FormFrame label="Ticket type" {...frame} action="Save" busyLabel="Saving">
      <BesideRecord record={{ kind: 'ticket-type', id: type.id }} what="ticket type" refetch={refetch} />
      <ChangedMeanwhile {...{ changed, labels }} />
      <TextField label={labels.name} autoComplete="off" {...field('name')} />
      <TextField
        label={labels.note}
        help="Shown to buyers below the name."
        autoComplete="off"
        {...field('note')}
      />
      <AmountField label={labels.price} help="Applies to new orders." {...field('price')} />
      <FieldPair>
        <TextField
          label={labels.capacity}
          inputMode="numeric"
          help={`${type.sold + type.held} are sold or held.`}
          autoComplete="off"
          {...field('capacity')}
        />
        <TextField
          label={labels.maxPerOrder}
          inputMode="numeric"
          autoComplete="off"
          {...field('maxPerOrder')}
        />
      </FieldPair>
      <SelectField label={labels.tone} options={optionsOf(toneLabels)} {...field('tone')} />
      <CheckboxField label={labels.isOpen} help="Turn off to stop sales of this type." {...field('isOpen')} />
    </FormFrame>
  );
}
