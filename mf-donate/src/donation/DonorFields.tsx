import { donationLimits } from '@school/shared/schemas/donation';
import { CheckboxField, EmailField, FieldGroup, PhoneField, TextArea, TextField } from '@school/shared/ui';
import type { DonationFormState } from './useDonationForm';

export function DonorFields({ donation: { field, method } }: { readonly donation: DonationFormState }) {
  const byPhone = method === 'mobile_money';
  return (
    <FieldGroup title="Who is giving?">
      <TextField label="Full name" autoComplete="name" {...field('name')} />
      <EmailField help="For your receipt." {...field('email')} />
      <PhoneField
        optional={!byPhone}
        help={
          byPhone ? 'The number your mobile money is on.' : 'So that we can call you about your donation.'
        }
        {...field('phone')}
      />
      <TextArea
        label="A message to the young musicians"
        optional
        help={`Shown beside your name, in up to ${donationLimits.messageMax} characters.`}
        rows={3}
        {...field('message')}
      />
      <CheckboxField
        label="Keep my name off the public list"
        help="You will be listed as “Anonymous”, without your message."
        {...field('anonymous')}
      />
    </FieldGroup>
  );
}
