import { useHydrated } from '@school/shared';
import { PaymentArt } from '@school/shared/art';
import { formatMoney } from '@school/shared/format';
import type { FeeRates } from '@school/shared/projects';
import { CheckboxField, FieldGroup, RadioCards } from '@school/shared/ui';
import { useEffect } from 'react';
import type { DonationFormState } from './useDonationForm';

const methods = [
  { value: 'mobile_money', label: 'Mobile money', help: 'MTN, Telecel or AT', art: <PaymentArt of="momo" /> },
  { value: 'card', label: 'Card', help: 'Visa or Mastercard', art: <PaymentArt of="card" /> },
];

export function PaymentMethod({ donation }: { readonly donation: DonationFormState }) {
  const { field, form, method } = donation;
  // Mobile money needs a phone number and a card does not, so its error may be obsolete.
  useEffect(() => {
    if (form.getFieldState('phone').invalid) void form.trigger('phone');
  }, [form, method]);

  return (
    <FieldGroup title="How would you like to pay?">
      <RadioCards label="How would you like to pay?" hideLabel options={methods} {...field('method')} />
      <CoverFee donation={donation} />
    </FieldGroup>
  );
}

/** Offers to pay the payment service's share on top. Without a script the sum depends on what is typed later. */
function CoverFee({
  donation: { field, pesewas, fee, rates, method },
}: {
  readonly donation: DonationFormState;
}) {
  const hydrated = useHydrated();
  if ((hydrated ? rates[method] : rates.card + rates.mobile_money) === 0) return null;
  const label =
    hydrated && pesewas > 0
      ? `Add ${formatMoney(fee)} so that the school receives the whole ${formatMoney(pesewas)}`
      : 'Add this fee, so that the school receives the whole amount';
  return (
    <CheckboxField
      label={label}
      help={`The payment service keeps ${shareText(rates)} of what is paid.`}
      {...field('coverFee')}
    />
  );
}

const shareText = ({ card, mobile_money: mobile }: FeeRates): string =>
  card === mobile ? `${card / 100} %` : `${mobile / 100} % by mobile money and ${card / 100} % by card`;
