import { Part, PartTitle } from '@school/shared/staff/page';
import { Card, CardLink, Grid, Subtitle, Text } from '@school/shared/ui';

interface Tool {
  readonly name: string;
  readonly to: string;
  readonly about: string;
}

const tools: readonly Tool[] = [
  {
    name: 'Live numbers',
    to: '/admin/overview',
    about: 'Live member and donation counts, and projects that need attention.',
  },
  {
    name: 'Donation pages',
    to: '/donate',
    about: 'The public page of every project and asset, with its target and amount raised.',
  },
  {
    name: 'Competition',
    to: '/music-competition',
    about: 'The public page of categories, guidelines and prizes.',
  },
  { name: 'MATE 2025', to: '/mate-2025', about: 'The public page of the event.' },
  {
    name: 'Ticket orders',
    to: '/admin/tickets',
    about: 'Orders of MATE 2025 and everything about the sale.',
  },
  {
    name: 'Check-in',
    to: '/admin/check-in',
    about: 'For a phone at the door: scans tickets, also without a network.',
  },
];

/** The tools of staff. */
export function Tools() {
  return (
    <Part aria-labelledby="tools">
      <PartTitle id="tools">Tools</PartTitle>
      <Grid columns={2} gap="s4">
        {tools.map(({ name, to, about }) => (
          <Card key={to} ground="paper" bar>
            <Subtitle>
              <CardLink to={to}>{name}</CardLink>
            </Subtitle>
            <Text size="small" muted>
              {about}
            </Text>
          </Card>
        ))}
      </Grid>
    </Part>
  );
}
