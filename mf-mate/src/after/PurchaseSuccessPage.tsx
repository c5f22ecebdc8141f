import { Scene } from '@school/shared/art';
import { Grid, Section, SplitHead, Stack, Text } from '@school/shared/ui';
import { boxOffice, event } from '../content/event';
import { StagePage } from '../frame/StagePage';
import { TheEvening } from './TheEvening';

export function PurchaseSuccessPage() {
  return (
    <StagePage
      eyebrow={event.name}
      title="See you under the lights."
      lead="If the box office has confirmed your seats, they are yours, and this is all you need to know for the evening."
    >
      <Section ground="night" aria-labelledby="bring">
        <Grid columns="minmax(0, 7fr) minmax(0, 5fr)" gap="s16" align="center">
          <div>
            <SplitHead id="bring" size={2} title="What to bring" />
            <Stack>
              <Text>The name that the seats were held in. Tickets wait under it at the door from 16:30.</Text>
              <Text>A school or student card, if your ticket says Student.</Text>
              <Text>
                No confirmation yet? Then the box office is still at it. Write to{' '}
                <a href={`mailto:${boxOffice.email}`}>{boxOffice.email}</a> if two working days have passed.
              </Text>
            </Stack>
          </div>
          <Scene of="tickets" />
        </Grid>
      </Section>
      <TheEvening />
    </StagePage>
  );
}
