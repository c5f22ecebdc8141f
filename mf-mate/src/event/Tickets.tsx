import { island } from '@school/shared';
import { numberWord } from '@school/shared/format';
import { space } from '@school/shared/theme';
import { Grid, Section, SplitHead } from '@school/shared/ui';
import styled from 'styled-components';
import { useSale } from '../sale/SaleProvider';
import { Ticket } from './Ticket';

const PlainTickets = island('PlainTickets', () => import('./PlainTickets').then((m) => m.PlainTickets), {
  when: 'never',
});

const SaleClosed = island('SaleClosed', () => import('./SaleClosed').then((m) => m.SaleClosed), {
  when: 'load',
  fallback: null,
});

export function Tickets() {
  const sale = useSale();
  return (
    <Last ground="night" id="tickets" aria-labelledby="tickets-title">
      <SplitHead
        stacked
        id="tickets-title"
        title="Choose your tickets"
        lead={`Up to ${numberWord(sale.maxPerOrder)} in one order. Seats are held for you for ${sale.holdMinutes} minutes while you pay.`}
      />
      <noscript>
        <PlainTickets />
      </noscript>
      {sale.isOpen === false && <SaleClosed sale={sale} />}
      <Grid as="ul" columns={2} tablet={1} gap="s5">
        {sale.types.map((type) => (
          <Ticket key={type.id} type={type} />
        ))}
      </Grid>
      <Note>Children under four come free, on a lap.</Note>
    </Last>
  );
}

const Last = styled(Section)`
  padding-bottom: ${space.s12};
`;

const Note = styled.p`
  margin-top: ${space.s5};
`;
