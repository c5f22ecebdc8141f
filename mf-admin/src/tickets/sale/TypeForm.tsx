import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { AmountField, CheckboxField, FieldPair, SelectField, TextField } from '@school/shared/ui';
import { cedis } from '../../donations/refund';
import { useChangeTicketTypeMutation, type StaffTicketType } from '../api';
import { optionsOf } from '../../list/filters';
import { FormFrame } from '../../forms/FormFrame';
import { toneLabels } from './toneLabels';
import type { TypeChange, TypeChangeFields } from './typeFields';

interface Props {
  readonly type: StaffTicketType;
  readonly onDone: () => void;
}

/** Name, price and stock of a type. Who holds or has bought one keeps it at the old price. */
export function TypeForm({ type, onDone }: Props) {
  const { toast } = useShell();
  const [change] = useChangeTicketTypeMutation();
  const { field, submit, sending, sent, summary } = useSchoolForm<TypeChangeFields, TypeChange>({
    schema: () => import('./typeFields').then(({ typeChange }) => typeChange),
    defaults: {
      name: type.name,
      note: type.note,
      price: cedis(type.price),
      capacity: String(type.capacity),
      maxPerOrder: String(type.maxPerOrder),
      tone: type.tone,
      isOpen: type.isOpen,
    },
    idPrefix: 'type-',
  });

  async function send(ticketTypeChange: TypeChange): Promise<void> {
    await change({ typeId: type.id, ticketTypeChange }).unwrap();
    toast.add(`${ticketTypeChange.name} is changed.`, { type: 'success' });
    onDone();
  }

  return (
    <FormFrame
      label="Ticket type"
      onSubmit={submit(send)}
      summary={summary}
      busy={sending || sent}
      action="Save"
      busyLabel="Saving"
      onCancel={onDone}
    >
      <TextField label="Name" autoComplete="off" {...field('name')} />
      <TextField label="Note" help="What buyers read below the name." autoComplete="off" {...field('note')} />
      <AmountField label="Price" help="For orders from now on." {...field('price')} />
      <FieldPair>
        <TextField
          label="Stock"
          inputMode="numeric"
          help={`${type.sold + type.held} are sold or held.`}
          autoComplete="off"
          {...field('capacity')}
        />
        <TextField
          label="Most in one order"
          inputMode="numeric"
          autoComplete="off"
          {...field('maxPerOrder')}
        />
      </FieldPair>
      <SelectField label="Paper of the ticket" options={optionsOf(toneLabels)} {...field('tone')} />
      <CheckboxField
        label="For sale"
        help="Off: nobody can buy it, even while the sale is open."
        {...field('isOpen')}
      />
    </FormFrame>
  );
}
