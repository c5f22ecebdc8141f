import { donationLimits } from '@school/shared/schemas/donation';
import { EmailField, FieldGroup, FieldPair, SelectField, TextArea, TextField } from '@school/shared/ui';
import type { DonationFormState } from './useDonationForm';

const kinds = [
  { value: 'honour', label: 'In honour of someone' },
  { value: 'memory', label: 'In memory of someone' },
];

/** The person that the donation honours or remembers, and the card. Without a script all fields are there. */
export function TributeFields({ donation: { field, isTribute } }: { readonly donation: DonationFormState }) {
  const card = (
    <>
      <TextField label="Name of this person" autoComplete="off" {...field('tribute.name')} />
      <FieldPair>
        <TextField
          label="Who receives a card?"
          optional
          help="We email it when your gift has arrived."
          autoComplete="off"
          {...field('tribute.recipientName')}
        />
        <EmailField
          label="Where do we send it?"
          optional
          help="An email address, only for the card."
          autoComplete="off"
          {...field('tribute.recipientEmail')}
        />
      </FieldPair>
      <TextArea
        label="A message on the card"
        optional
        help={`In up to ${donationLimits.cardMessageMax} characters. The card does not show the amount.`}
        rows={3}
        {...field('tribute.message')}
      />
    </>
  );
  return (
    <FieldGroup title="Is it for someone?">
      <SelectField
        label="Give in honour or in memory of someone"
        optional
        options={kinds}
        placeholder="No, not for someone"
        {...field('tribute.kind')}
      />
      {isTribute ? card : <noscript>{card}</noscript>}
    </FieldGroup>
  );
}
