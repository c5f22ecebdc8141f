import { apiUrl } from '@school/shared/api';
import { formatDate } from '@school/shared/format';
import { media, space } from '@school/shared/theme';
import { Cluster, Notice, TextLink } from '@school/shared/ui';
import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { PanelFrame } from '../frame/PanelFrame';
import { OrderFacts } from './OrderFacts';
import { codeOf, type TicketSet } from './data/keptTickets';
import { TicketCard } from './TicketCard';
import type { TicketsInAddress } from './data/ticketsInAddress';

interface Props {
  readonly opened: TicketsInAddress;
  readonly set: TicketSet;
  /** Shown above the tickets. */
  readonly notice: ReactNode;
  /** The API is available, so tickets can be changed. */
  readonly canChange: boolean;
}

/** The tickets of a link, to show, print and change. */
export function TicketSheet({ opened, set, notice, canChange }: Props) {
  const { event, tickets, order } = set;
  const valid = tickets.filter((ticket) => codeOf(ticket) !== undefined).length;
  const fileOf = (name: string) => apiUrl(`/tickets/${name}?key=${encodeURIComponent(opened.key)}`);
  return (
    <PanelFrame
      title={titleOf(valid, tickets.length)}
      lead={`${event.name}: ${formatDate(event.date)}, doors ${event.doors}, music at ${event.start}. ${event.place}.`}
    >
      <TicketsAlone />
      {notice}
      {order?.hasOtherSeats && (
        <Notice title="Other seats, as good as yours">
          Your payment came after the time was up, and someone else had taken the seats. You now have the best
          equal seats.
        </Notice>
      )}
      <Cluster gap="s6" data-unprinted>
        {valid > 0 && (
          <TextLink plain onClick={() => window.print()}>
            Print
          </TextLink>
        )}
        {valid > 0 && canChange && (
          <TextLink plain href={fileOf('tickets.pdf')} download="mate-2025-tickets.pdf">
            Download as PDF
          </TextLink>
        )}
        <TextLink plain href={fileOf('calendar.ics')} download="mate-2025.ics">
          Add to my calendar
        </TextLink>
      </Cluster>
      <List data-tickets>
        {tickets.map((ticket) => (
          <TicketCard key={ticket.id} {...{ opened, ticket, event, canChange }} />
        ))}
      </List>
      {order && <OrderFacts opened={opened} order={order} canChange={canChange} />}
    </PanelFrame>
  );
}

const titleOf = (valid: number, all: number): string => {
  if (valid === 0) return all === 1 ? 'This ticket is no longer yours' : 'These tickets are no longer yours';
  return valid === 1 ? 'Here is your ticket' : 'Here are your tickets';
};

/** Prints the tickets and the text above them, and nothing else. */
const TicketsAlone = createGlobalStyle`
  ${media.print} {
    main [data-unprinted] {
      display: none !important;
    }
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s6};
  max-width: 900px;
`;
