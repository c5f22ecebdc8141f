import {
  AmountField,
  CheckboxField,
  CheckboxGrid,
  CheckboxGroup,
  FieldPair,
  Grid,
  QuantityStepper,
  RadioCards,
  Segmented,
  SelectField,
  Stack,
  TextArea,
  TextField,
} from '@school/shared/ui';
import { useState } from 'react';
import { Chapter } from './Part';

const BANDS = [
  { value: '0-1', label: '0–1' },
  { value: '1-3', label: '1–3' },
  { value: '3+', label: '3+' },
];

const DAYS = [
  { value: 'monday', label: 'Monday', short: 'Mon' },
  { value: 'tuesday', label: 'Tuesday', short: 'Tue' },
];

const PARTS = [
  { value: 'morning', label: 'Morning', help: 'before 12' },
  { value: 'evening', label: 'Evening', help: 'after 4' },
];

export function Fields() {
  const [count, setCount] = useState(2);
  return (
    <Chapter title="Fields">
      <Grid columns={2} tablet={1} gap="s12">
        <Stack gap="s6">
          <TextField label="Full name" name="kit-name" defaultValue="Ama Serwaa Danso" autoComplete="off" />
          <TextField label="E-mail" name="kit-email" type="email" help="For your receipt." />
          <TextField
            label="Phone"
            name="kit-phone"
            type="tel"
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
          <CheckboxGroup
            label="What would you like to hear about?"
            name="kit-interests"
            optional
            defaultValue={['concerts']}
            options={[
              { value: 'lessons', label: 'Lessons' },
              { value: 'concerts', label: 'Concerts', help: 'And recitals.' },
            ]}
          />
          <CheckboxGrid
            label="Which times suit?"
            name="kit-times"
            corner="Day"
            rows={DAYS}
            columns={PARTS}
            defaultValue={['monday_evening', 'tuesday_morning']}
          />
          <CheckboxGrid
            label="Which times suit best?"
            name="kit-times2"
            error="Please choose at least one time"
            corner="Day"
            rows={DAYS}
            columns={PARTS}
          />
          <QuantityStepper label="Regular tickets" value={count} min={0} max={8} onChange={setCount} />
        </Stack>
      </Grid>
    </Chapter>
  );
}
