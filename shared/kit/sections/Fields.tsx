import {
  AmountField,
  CheckboxField,
  EmailField,
  FieldPair,
  Grid,
  PhoneField,
  RadioCards,
  Segmented,
  SelectField,
  Stack,
  TextArea,
  TextField,
} from '@school/shared/ui';
import { Chapter } from './Part';

const BANDS = [
  { value: '0-1', label: '0–1' },
  { value: '1-3', label: '1–3' },
  { value: '3+', label: '3+' },
];

export function Fields() {
  return (
    <Chapter title="Fields">
      <Grid columns={2} tablet={1} gap="s12">
        <Stack gap="s6">
          <TextField label="Full name" name="kit-name" defaultValue="Ama Serwaa Danso" autoComplete="off" />
          <EmailField name="kit-email" help="For your receipt." />
          <PhoneField
            name="kit-phone"
            help="The number your mobile money is on."
            defaultValue="024 123 45"
            error="The provided phone is invalid. Write it like 024 123 4567 or +233 24 123 4567."
          />
          <AmountField label="Or your own amount" name="kit-amount" help="From GH₵ 5.00" />
          <FieldPair>
            <SelectField label="Band" name="kit-band" options={BANDS} placeholder="Choose a band" />
            <TextField label="Age" name="kit-age" inputMode="numeric" optional />
          </FieldPair>
          <TextField label="Switched off" name="kit-off" disabled defaultValue="Not to be changed" />
          <TextArea
            label="Message"
            name="kit-message"
            help="What would you like to learn?"
            placeholder="The cello"
          />
        </Stack>
        <Stack gap="s6">
          <RadioCards
            label="How would you like to pay?"
            name="kit-pay"
            defaultValue="momo"
            options={[
              { value: 'card', label: 'Card', help: 'Visa or Mastercard' },
              { value: 'momo', label: 'Mobile money', help: 'Approve on your phone' },
            ]}
          />
          <Segmented
            label="Network"
            name="kit-network"
            wide
            tone="gold"
            defaultValue="mtn"
            options={[
              { value: 'mtn', label: 'MTN' },
              { value: 'telecel', label: 'Telecel' },
              { value: 'at', label: 'AT' },
            ]}
          />
          <Segmented
            label="Your band"
            name="kit-band2"
            error="Choose the band for your age or grade."
            options={[...BANDS, { value: '4', label: '4', disabled: true }]}
          />
          <div>
            <CheckboxField label="Keep my name off the public list" name="kit-anon" />
            <CheckboxField
              label="Send me news of the school"
              name="kit-news"
              defaultChecked
              help="Once a month."
            />
            <CheckboxField
              label="I have read the rules"
              name="kit-rules"
              error="Read the rules and tick this box to go on."
            />
          </div>
        </Stack>
      </Grid>
    </Chapter>
  );
}
