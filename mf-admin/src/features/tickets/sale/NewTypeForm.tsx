import { AmountField, FieldPair, SelectField, TextField } from '@school/shared/ui';
import { FormFrame, useModalForm } from '../../../kit/forms/FormFrame';
import { optionsOf } from '../../../kit/list/filters';
import { useCreateTicketTypeMutation } from '../api';
import { saleLabels } from '../labels';
import { toneLabels } from './toneLabels';
import type { TypeDraft, TypeDraftFields } from './typeFields';

/** Another ticket type. It is for sale as soon as its sale is open. */
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
      return `${newTicketType.name} is there.`;
    },
  });

  return (
    <FormFrame label="New ticket type" {...frame} action="Make the type" busyLabel="Making it">
      <TextField label="Name" autoComplete="off" {...field('name')} />
      <TextField
        label="Short name"
        help="Small letters, figures and hyphens, such as front-rows. It cannot be changed later."
        autoComplete="off"
        autoCapitalize="none"
        {...field('id')}
      />
      <SelectField label="Sale" options={optionsOf(saleLabels)} {...field('sale')} />
      <TextField label="Note" help="What buyers read below the name." autoComplete="off" {...field('note')} />
      <AmountField label="Price" help="Zero for tickets that are free." {...field('price')} />
      <FieldPair>
        <TextField label="Stock" inputMode="numeric" autoComplete="off" {...field('capacity')} />
        <TextField
          label="Most in one order"
          inputMode="numeric"
          autoComplete="off"
          {...field('maxPerOrder')}
        />
      </FieldPair>
      <SelectField label="Paper of the ticket" options={optionsOf(toneLabels)} {...field('tone')} />
      <TextField
        label="Pool of seats"
        help="Which seats of the plan it sells. Empty: its places have no numbers."
        optional
        autoComplete="off"
        {...field('pool')}
      />
      <TextField
        label="Lets in"
        help="How many people one of them lets in: eight for a table."
        inputMode="numeric"
        autoComplete="off"
        {...field('admits')}
      />
    </FormFrame>
  );
}
