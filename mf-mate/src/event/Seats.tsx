import { space } from '@school/shared/theme';
import { Grid, Section, SplitHead } from '@school/shared/ui';
import styled from 'styled-components';
import { boxOffice } from '../content/event';
import { maxPerOrder, tickets } from '../content/tickets';
import { Ticket } from './Ticket';

export function Seats() {
  return (
    <Last ground="night" id="tickets" aria-labelledby="tickets-title">
      <SplitHead
        id="tickets-title"
        title="Choose your seats"
        lead={`Up to ${words(maxPerOrder)} tickets in one order. The box office holds them for ${boxOffice.holds} while you pay.`}
      />
      <Grid as="ul" columns={2} tablet={1} gap="s5">
        {tickets.map((ticket) => (
          <Ticket key={ticket.id} ticket={ticket} />
        ))}
      </Grid>
      <Note>Children under four come free, on a lap.</Note>
    </Last>
  );
}

const words = (count: number): string => (count === 8 ? 'eight' : String(count));

const Last = styled(Section)`
  padding-bottom: ${space.s12};
`;

const Note = styled.p`
  margin-top: ${space.s5};
`;
