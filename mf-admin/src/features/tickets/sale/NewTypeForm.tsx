import { FormFrame, useModalForm } from '@school/shared/staff/forms';
import { optionsOf } from '@school/shared/staff/list';
import { AmountField, FieldPair, SelectField, TextField } from '@school/shared/ui';
import { useCreateTicketTypeMutation } from '../api';
import { saleLabels } from '../labels';
import { toneLabels } from './toneLabels';
import type { TypeDraft, TypeDraftFields } from './typeFields';

/** Adds a ticket type, which is sold as soon as its sale is open. */
export function NewTypeForm({ onDone }: { readonly onDone: () => void }) {
  const [create] = useCreateTicketTypeMutation();
  const { field, frame } = useModalForm<TypeDraftFields, TypeDraft>({
    schema: () => import('./typeFields').then(({ typeDraft }) => typeDraft),
    defaults: {
      name: '',
      id: '',
      sale: 'public',
      note: '',
      price: '',
      capacity: '',
      maxPerOrder: '8',
      tone: 'gold',
      pool: '',
      admits: '1',
    },
    draftKey: 'ticket-type',
    idPrefix: 'new-type-',
    onDone,
    send: async (newTicketType) => {
      await create({ newTicketType }).unwrap();
      return `${newTicketType.name} was added.`;
    },
  });

  return (
    <FormFrame label="New ticket type" {...frame} action="Add type" busyLabel="Adding">
      <TextField label="Name" autoComplete="off" {...field('name')} />
      <TextField
        label="Short name"
        help="Lower-case letters, digits and hyphens, such as front-rows. It cannot be changed later."
        autoComplete="off"
        autoCapitalize="none"
        {...field('id')}
      />
      <SelectField label="Sale" options={optionsOf(saleLabels)} {...field('sale')} />
      <TextField label="Note" help="Shown to buyers below the name." autoComplete="off" {...field('note')} />
      <AmountField label="Price" help="Enter zero for free tickets." {...field('price')} />
      <FieldPair>
        <TextField label="Stock" inputMode="numeric" autoComplete="off" {...field('capacity')} />
        <TextField
          label="Maximum per order"
          inputMode="numeric"
          autoComplete="off"
          {...field('maxPerOrder')}
        />
      </FieldPair>
      <SelectField label="Ticket colour" options={optionsOf(toneLabels)} {...field('tone')} />
      <TextField
        label="Seat pool"
        help="The seats of the plan that it sells. Leave empty for unnumbered places."
        optional
        autoComplete="off"
        {...field('pool')}
      />
      <TextField
        label="Admits"
        help="How many people one ticket admits, for example eight for a table."
        inputMode="numeric"
        autoComplete="off"
        {...field('admits')}
      />
    </FormFrame>
  );
}
