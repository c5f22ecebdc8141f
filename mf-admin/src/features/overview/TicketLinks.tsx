import { Cluster, Text, TextLink } from '@school/shared/ui';
import { pagesOfGroup } from '../../app/area/area';
import { Part, PartTitle } from '../../kit/page/Part';

/** Links to the ticket sale and the doors of MATE 2025. */
export function TicketLinks() {
  return (
    <Part aria-labelledby="tickets">
      <PartTitle id="tickets">Tickets of MATE 2025</PartTitle>
      <Text size="small" muted>
        Orders and refunds, the desk, the plan of the hall, what is for sale and to whom, and the doors.
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
