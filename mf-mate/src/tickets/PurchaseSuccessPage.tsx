import { island } from '@school/shared';
import { Scene } from '@school/shared/art';
import { Grid, Loading, Section, Skeleton, SplitHead, Stack, Text } from '@school/shared/ui';
import { TheEvening } from '../after/TheEvening';
import { event } from '../content/event';
import { Night } from '../frame/Night';
import { StageContent } from '../frame/StageContent';
import { LostLink } from './LostLink';
import { useTicketsInAddress } from './data/ticketsInAddress';

const Tickets = island('YourTickets', () => import('./YourTickets').then((module) => module.YourTickets), {
  when: 'load',
  fallback: (
    <Loading label="Looking for your tickets">
      <Skeleton height="100vh" />
    </Loading>
  ),
});

/** The tickets of a private link; without a link, where to find it. */
export function PurchaseSuccessPage() {
  const opened = useTicketsInAddress();
  return <Night>{opened ? <Tickets key={opened.key} opened={opened} /> : withoutLink}</Night>;
}

/** The same element each time, because a new one would lose the HTML of the form while its code loads. */
const withoutLink = (
  <StageContent
    eyebrow={event.name}
    title="Your tickets are in your email."
    lead="The link in it opens them here. You can show them at the door, print them, change the name, transfer or return them."
  >
    <Section ground="night" aria-labelledby="lost-link-title">
      <Grid columns="minmax(0, 7fr) minmax(0, 5fr)" gap="s16" align="center">
        <Stack>
          <SplitHead id="lost-link-title" size={2} title="Lost the link?" />
          <Text>We send a new one for every order of your address. Older links then stop working.</Text>
          <LostLink />
        </Stack>
        <Scene of="tickets" />
      </Grid>
    </Section>
    <TheEvening />
  </StageContent>
);
