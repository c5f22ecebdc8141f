import { Cluster, Text, TextLink } from '@school/shared/ui';
import { Part, PartTitle } from '../../kit/page/Part';
import { checkInPage, ticketPages } from '../tickets/pages/ticketPages';

const pages = [...Object.values(ticketPages), checkInPage];

/** The way to the ticket sale of MATE 2025 and to its doors. */
export function TicketLinks() {
  return (
    <Part aria-labelledby="tickets">
      <PartTitle id="tickets">Tickets of MATE 2025</PartTitle>
      <Text size="small" muted>
        Orders and refunds, the desk, the plan of the hall, what is for sale and to whom, and the doors.
      </Text>
      <Cluster gap="s5">
        {pages.map(({ to, title }) => (
          <TextLink key={to} to={to}>
            {title}
          </TextLink>
        ))}
      </Cluster>
    </Part>
  );
}
