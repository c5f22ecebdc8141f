import { PaymentArt } from '@school/shared/art';
import { FieldGroup, RadioCards } from '@school/shared/ui';
import { useEffect } from 'react';
import type { DonationFormState } from './useDonationForm';

const methods = [
  {
    value: 'mobile_money',
    label: 'Mobile money',
    help: 'MTN, Telecel or AT',
    art: <PaymentArt of="momo" />,
  },
  { value: 'card', label: 'Card', help: 'Visa or Mastercard', art: <PaymentArt of="card" /> },
];

export function PaymentMethod({
  donation: { field, form, method },
}: {
  readonly donation: DonationFormState;
}) {
  // Mobile money needs a phone number and a card does not, so its error may be obsolete.
  useEffect(() => {
    if (form.getFieldState('phone').invalid) void form.trigger('phone');
  }, [form, method]);

  return (
    <FieldGroup title="How would you like to pay?">
      <RadioCards label="How would you like to pay?" hideLabel options={methods} {...field('method')} />
    </FieldGroup>
  );
}
