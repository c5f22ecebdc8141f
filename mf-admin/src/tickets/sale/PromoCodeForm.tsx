import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { CheckboxField, TextField } from '@school/shared/ui';
import { useChangePromoCodeMutation, type PromoCode } from '../api';
import { FormFrame } from '../../forms/FormFrame';
import { utcField } from '../../forms/utcTimes';
import type { PromoCodeChange, PromoCodeChangeFields } from './promoCodeFields';

interface Props {
  readonly code: PromoCode;
  readonly onDone: () => void;
}

/** Whether a code works, how often, and when. What was bought with it stays as it is. */
export function PromoCodeForm({ code, onDone }: Props) {
  const { toast } = useShell();
  const [change] = useChangePromoCodeMutation();
  const { field, submit, sending, sent, summary } = useSchoolForm<PromoCodeChangeFields, PromoCodeChange>({
    schema: () => import('./promoCodeFields').then(({ promoCodeChange }) => promoCodeChange),
    defaults: {
      maxUses: code.maxUses === null ? '' : String(code.maxUses),
      startsAt: utcField(code.startsAt),
      endsAt: utcField(code.endsAt),
      isActive: code.isActive,
    },
    idPrefix: 'code-',
  });

  async function send(promoCodeChange: PromoCodeChange): Promise<void> {
    await change({ id: code.id, promoCodeChange }).unwrap();
    toast.add(`${code.code} is changed.`, { type: 'success' });
    onDone();
  }

  return (
    <FormFrame
      label="Promo code"
      onSubmit={submit(send)}
      summary={summary}
      busy={sending || sent}
      action="Save"
      busyLabel="Saving"
      onCancel={onDone}
    >
      <TextField
        label="Most uses"
        help={`It has been used ${code.uses === 1 ? 'once' : `${code.uses} times`}. Empty: as often as one likes.`}
        optional
        inputMode="numeric"
        autoComplete="off"
        {...field('maxUses')}
      />
      <TextField type="datetime-local" label="From (UTC)" optional {...field('startsAt')} />
      <TextField type="datetime-local" label="Until (UTC)" optional {...field('endsAt')} />
      <CheckboxField label="It works" help="Off: nobody can use it." {...field('isActive')} />
    </FormFrame>
  );
}
