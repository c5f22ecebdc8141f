import { PaymentArt } from '@school/shared/art';
import { FieldGroup, RadioCards } from '@school/shared/ui';
import { useEffect } from 'react';
import type { BuyerForm } from './useBuyerForm';

const ways = [
  { value: 'mobile_money', label: 'Mobile money', help: 'MTN, Telecel or AT', art: <PaymentArt of="momo" /> },
  { value: 'card', label: 'Card', help: 'Visa or Mastercard', art: <PaymentArt of="card" /> },
];

export function PaymentMethod({ form: { field, form, method } }: { readonly form: BuyerForm }) {
  // A card makes the phone number optional, so its error may be obsolete.
  useEffect(() => {
    if (form.getFieldState('phone').invalid) void form.trigger('phone');
  }, [form, method]);

  return (
    <FieldGroup title="How would you like to pay?">
      <RadioCards label="How would you like to pay?" hideLabel options={ways} {...field('method')} />
    </FieldGroup>
  );
}
