import { useWatch } from '@school/shared/form';
import { AmountField, CheckboxGroup, Segmented, TextField } from '@school/shared/ui';
import { FormFrame, useModalForm } from '../../../kit/forms/FormFrame';
import { useCreatePromoCodeMutation, type StaffTicketType } from '../api';
import type { PromoCodeDraft, PromoCodeDraftFields } from './promoCodeFields';

interface Props {
  readonly types: readonly StaffTicketType[];
  readonly onDone: () => void;
}

/** Another promo code. */
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
      return `${newPromoCode.code} works from now on.`;
    },
  });
  const kind = useWatch({ control: form.control, name: 'kind' });

  return (
    <FormFrame label="New promo code" {...frame} action="Make the code" busyLabel="Making it">
      <TextField
        label="Code"
        help="Letters and figures; capitals do not matter."
        autoComplete="off"
        autoCapitalize="characters"
        {...field('code')}
      />
      <Segmented
        label="It takes off"
        options={[
          { value: 'percent', label: 'a part' },
          { value: 'fixed', label: 'an amount' },
        ]}
        {...field('kind')}
      />
      {kind === 'fixed' ? (
        <AmountField label="Amount off each order" {...field('value')} />
      ) : (
        <TextField label="Percent" inputMode="numeric" autoComplete="off" {...field('value')} />
      )}
      <CheckboxGroup
        label="Only for"
        help="None ticked: for all types."
        optional
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
        {...choices('types')}
      />
      <TextField
        label="Most uses"
        help="Empty: as often as one likes."
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
