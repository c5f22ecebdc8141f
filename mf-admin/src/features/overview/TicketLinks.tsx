import { Part, PartTitle } from '@school/shared/staff/page';
import { Cluster, Text, TextLink } from '@school/shared/ui';
import { pagesOfGroup } from '../../app/area/area';

/** Links to the ticket sale and the doors of MATE 2025. */
export function TicketLinks() {
  return (
    <Part aria-labelledby="tickets">
      <PartTitle id="tickets">Tickets of MATE 2025</PartTitle>
      <Text size="small" muted>
        Orders and refunds, desk sales, the seating plan, ticket sales, invitations and check-in.
      </Text>
      <Cluster gap="s5">
        {pagesOfGroup('tickets').map(({ to, title }) => (
          <TextLink key={to} to={to}>
            {title}
          </TextLink>
        ))}
      </Cluster>
    </Part>
  );
}
