import { useWatch } from '@school/shared/form';
import { FormFrame, useModalForm } from '@school/shared/staff/forms';
import { AmountField, CheckboxGroup, Segmented, TextField } from '@school/shared/ui';
import { useCreatePromoCodeMutation, type StaffTicketType } from '../api';
import type { PromoCodeDraft, PromoCodeDraftFields } from './promoCodeFields';

interface Props {
  readonly types: readonly StaffTicketType[];
  readonly onDone: () => void;
}

/** Adds a promo code. */
export function NewPromoCodeForm({ types, onDone }: Props) {
  const [create] = useCreatePromoCodeMutation();
  const { form, field, choices, frame } = useModalForm<PromoCodeDraftFields, PromoCodeDraft>({
    schema: () => import('./promoCodeFields').then(({ promoCodeDraft }) => promoCodeDraft),
    defaults: {
      code: '',
      kind: 'percent',
      value: '',
      types: [],
      maxUses: '',
      startsAt: '',
      endsAt: '',
      note: '',
    },
    draftKey: 'promo-code',
    idPrefix: 'new-code-',
    onDone,
    send: async (newPromoCode) => {
      await create({ newPromoCode }).unwrap();
      return `${newPromoCode.code} was added.`;
    },
  });
  const kind = useWatch({ control: form.control, name: 'kind' });

  return (
    <FormFrame label="New promo code" {...frame} action="Add code" busyLabel="Adding">
      <TextField
        label="Code"
        help="Letters and digits; upper and lower case are the same."
        autoComplete="off"
        autoCapitalize="characters"
        {...field('code')}
      />
      <Segmented
        label="Discount type"
        options={[
          { value: 'percent', label: 'percentage' },
          { value: 'fixed', label: 'amount' },
        ]}
        {...field('kind')}
      />
      {kind === 'fixed' ? (
        <AmountField label="Discount per order" {...field('value')} />
      ) : (
        <TextField label="Percent" inputMode="numeric" autoComplete="off" {...field('value')} />
      )}
      <CheckboxGroup
        label="Valid for"
        help="If none is selected, valid for all types."
        optional
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
        {...choices('types')}
      />
      <TextField
        label="Maximum uses"
        help="Leave empty for no limit."
        optional
        inputMode="numeric"
        autoComplete="off"
        {...field('maxUses')}
      />
      <TextField type="datetime-local" label="From (UTC)" optional {...field('startsAt')} />
      <TextField type="datetime-local" label="Until (UTC)" optional {...field('endsAt')} />
      <TextField label="Note" optional autoComplete="off" {...field('note')} />
    </FormFrame>
  );
}
