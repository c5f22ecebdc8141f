import { NotPaidYet } from '@school/shared/checkout';
import { PaymentArt } from '@school/shared/art';
import { useSchoolForm } from '@school/shared/form';
import { formatMoney } from '@school/shared/format';
import { Button, ErrorSummary, Fields, FormActions, RadioCards } from '@school/shared/ui';
import { unpaidTexts } from './unpaidTexts';
import type { FeePayment } from './useFeePayment';

interface Props {
  readonly payment: FeePayment;
  /** In pesewas. */
  readonly amount: number;
}

const ways = [
  { value: 'mobile_money', label: 'Mobile money', help: 'MTN, Telecel or AT', art: <PaymentArt of="momo" /> },
  { value: 'card', label: 'Card', help: 'Visa or Mastercard', art: <PaymentArt of="card" /> },
];

const schema = () => import('@school/shared/schemas/competition').then(({ feePayment }) => feePayment);

const defaults: { method: 'mobile_money' | 'card' } = { method: 'mobile_money' };

export function PayForm({ payment, amount }: Props) {
  const { field, submit, summary, sending } = useSchoolForm({ schema, defaults, idPrefix: 'fee-' });
  return (
    <form
      noValidate
      method="dialog"
      aria-label="Pay the fee"
      onSubmit={submit(({ method }) => payment.pay({ method, seenTotal: amount }))}
    >
      <Fields>
        <ErrorSummary {...summary} />
        {payment.unpaidReason && <NotPaidYet reason={payment.unpaidReason} texts={unpaidTexts} />}
        <RadioCards label="How would you like to pay?" options={ways} {...field('method')} />
      </Fields>
      <FormActions>
        <Button type="submit" tone="gold" busy={sending} busyLabel="One moment …">
          Pay {formatMoney(amount)}
        </Button>
      </FormActions>
    </form>
  );
}
