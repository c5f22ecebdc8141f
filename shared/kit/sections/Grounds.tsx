import { GROUNDS } from '@school/shared/theme';
import {
  Button,
  CheckboxField,
  Cluster,
  Grid,
  Lead,
  Progress,
  RadioCards,
  Section,
  Segmented,
  Stack,
  Text,
  TextField,
  TextLink,
  Title,
} from '@school/shared/ui';

/** Shows the same components on every ground. */
export function Grounds() {
  return GROUNDS.map((ground) => (
    <Section key={ground} ground={ground} room="half" aria-label={`Ground ${ground}`}>
      <Grid columns={2} tablet={1} gap="s12">
        <Stack gap="s5" align="start">
          <Title size={2}>{ground}</Title>
          <Lead>Every component takes its colours from the ground it stands on.</Lead>
          <Text muted>Text of second rank.</Text>
          <Cluster>
            <Button tone={ground === 'wine' ? 'gold' : 'wine'}>First</Button>
            <Button tone="gold">Gold</Button>
            <Button tone="ink">Ink</Button>
            <Button tone="line">Line</Button>
          </Cluster>
          <Cluster gap="s6">
            <TextLink to="/learn">Read more</TextLink>
          </Cluster>
        </Stack>
        <Stack gap="s5">
          <TextField
            label="Phone"
            name={`${ground}-phone`}
            help="With or without country code."
            defaultValue="024 123 45"
            error="The provided phone is invalid."
          />
          <RadioCards
            label="How would you like to pay?"
            name={`${ground}-pay`}
            defaultValue="momo"
            options={[
              { value: 'card', label: 'Card', help: 'Visa or Mastercard' },
              { value: 'momo', label: 'Mobile money', help: 'Approve on your phone' },
            ]}
          />
          <Segmented
            label="Day"
            name={`${ground}-day`}
            defaultValue="11"
            options={[
              { value: '11', label: 'Oct 11' },
              { value: '18', label: 'Oct 18' },
            ]}
          />
          <CheckboxField label="Keep my name off the list" name={`${ground}-list`} defaultChecked />
          <Progress value={45} max={100} label="Given so far" />
        </Stack>
      </Grid>
    </Section>
  ));
}
