import { Card, CardLink, Grid, Subtitle, Text } from '@school/shared/ui';
import { Part, PartTitle } from '../../kit/page/Part';

interface Tool {
  readonly name: string;
  readonly to: string;
  readonly about: string;
}

const tools: readonly Tool[] = [
  {
    name: 'Live numbers',
    to: '/admin/overview',
    about: 'Members and donations as they come in, and which project needs a look.',
  },
  {
    name: 'Donation pages',
    to: '/donate',
    about: 'Every project and asset as donors see it, with its target and what was raised.',
  },
  {
    name: 'Competition',
    to: '/music-competition',
    about: 'Categories, guidelines and prizes as competitors read them.',
  },
  {
    name: 'MATE 2025',
    to: '/mate-2025',
    about: 'The event as concert-goers see it.',
  },
  {
    name: 'Ticket orders',
    to: '/admin/tickets',
    about: 'Who has bought tickets of MATE 2025, and all else about their sale.',
  },
  {
    name: 'Check-in',
    to: '/admin/check-in',
    about: 'For a phone at the door: lets people in with their tickets, also without a network.',
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
