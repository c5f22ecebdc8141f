import { BesideRecord } from '@school/shared/staff';
import { FormFrame, useModalForm } from '@school/shared/staff/forms';
import { CheckboxField, TextField } from '@school/shared/ui';
import { ChangedMeanwhile } from '../../../kit/forms/ChangedMeanwhile';
import { useFollowRecord } from '../../../kit/forms/useFollowRecord';
import { utcField } from '../../../kit/forms/utcTimes';
import { useChangePromoCodeMutation, useListPromoCodesQuery, type PromoCode } from '../api';
import type { PromoCodeChange, PromoCodeChangeFields } from './promoCodeFields';

interface Props {
  readonly code: PromoCode;
  readonly onDone: () => void;
}

const fieldsOf = (code: PromoCode): PromoCodeChangeFields => ({
  maxUses: code.maxUses === null ? '' : String(code.maxUses),
  startsAt: utcField(code.startsAt),
  endsAt: utcField(code.endsAt),
  isActive: code.isActive,
});

const labels: Readonly<Record<keyof PromoCodeChangeFields, string>> = {
  maxUses: 'Maximum uses',
  startsAt: 'From (UTC)',
  endsAt: 'Until (UTC)',
  isActive: 'Active',
};

/** Changes a promo code. Past orders stay as they are. */
export function PromoCodeForm({ code, onDone }: Props) {
  const [change] = useChangePromoCodeMutation();
  const { refetch } = useListPromoCodesQuery();
  const { form, field, frame } = useModalForm<PromoCodeChangeFields, PromoCodeChange>({
    schema: () => import('./promoCodeFields').then(({ promoCodeChange }) => promoCodeChange),
    defaults: fieldsOf(code),
    idPrefix: 'code-',
    onDone,
    send: async (promoCodeChange) => {
      await change({ id: code.id, promoCodeChange }).unwrap();
      return `${code.code} was saved.`;
    },
  });
  const changed = useFollowRecord(form, fieldsOf(code));

  return (
    <FormFrame label="Promo code" {...frame} action="Save" busyLabel="Saving">
      <BesideRecord record={{ kind: 'promo-code', id: code.id }} what="promo code" refetch={refetch} />
      <ChangedMeanwhile {...{ changed, labels }} />
      <TextField
        label={labels.maxUses}
        help={`It has been used ${code.uses === 1 ? 'once' : `${code.uses} times`}. Leave empty for no limit.`}
        optional
        inputMode="numeric"
        autoComplete="off"
        {...field('maxUses')}
      />
      <TextField type="datetime-local" label={labels.startsAt} optional {...field('startsAt')} />
      <TextField type="datetime-local" label={labels.endsAt} optional {...field('endsAt')} />
      <CheckboxField label={labels.isActive} help="Turn off to stop its use." {...field('isActive')} />
    </FormFrame>
  );
}
