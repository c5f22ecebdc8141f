import { TicketStub } from '../art/ticketArt';
import { formatClock, formatDate } from '@school/shared/format';
import { color, line, media, space, type as voice } from '@school/shared/theme';
import { Display } from '@school/shared/ui';
import styled from 'styled-components';
import type { EventFacts, IssuedTicket } from '../api';
import { TicketActions } from './actions/TicketActions';
import { codeOf } from './data/keptTickets';
import { QrCode } from './QrCode';
import { inGroups } from './data/ticketCode';
import type { TicketsInAddress } from './data/ticketsInAddress';

interface Props {
  readonly opened: TicketsInAddress;
  readonly ticket: IssuedTicket;
  readonly event: EventFacts;
  readonly canChange: boolean;
}

/** One ticket: type, seat, name and the code for the door. */
export function TicketCard({ opened, ticket, event, canChange }: Props) {
  const code = codeOf(ticket);
  const where = ticket.seat?.label ?? 'No numbered seat';
  return (
    <Paper data-ground={code === undefined ? 'night2' : 'gold'}>
      <TicketStub of="rose" soldOut={code === undefined} />
      <Description>
        <small>
          {event.name}, {formatDate(event.date)}
        </small>
        {/* Printed tickets are cut apart, so that each guest has only their own. */}
        <small>
          Doors {event.doors}, music at {event.start}, {event.place}
        </small>
        <Display as="h2" size={3}>
          {ticket.typeName}
        </Display>
        <b>{where}</b>
        <span>{ticket.name}</span>
        {code === undefined ? <em>{GONE[ticket.state]}</em> : <code>{inGroups(code)}</code>}
        {ticket.checkedInAt && <em>Let in at {formatClock(ticket.checkedInAt)}</em>}
      </Description>
      {code !== undefined && (
        <Code>
          <QrCode code={code} label={`QR code of ${ticket.typeName}, ${where}`} />
        </Code>
      )}
      {canChange && (
        <Actions data-unprinted>
          <TicketActions {...{ opened, ticket }} />
        </Actions>
      )}
    </Paper>
  );
}

const GONE: Readonly<Record<IssuedTicket['state'], string>> = {
  valid: '',
  given_on: 'Transferred: the new holder has their own ticket.',
  returned: 'Returned.',
  refunded: 'It was refunded.',
};

const Paper = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 248px;
  > span:first-child {
    grid-row: 1 / 3;
    height: 100%;
  }
  ${media.phone} {
    grid-template-columns: 28px minmax(0, 1fr);
    > span:first-child {
      grid-row: 1 / 4;
    }
  }
  ${media.print} {
    border: ${line.field} solid;
    break-inside: avoid;
    > span:first-child {
      display: none;
    }
    grid-template-columns: minmax(0, 1fr) 60mm;
  }
`;

const Description = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s1};
  padding: ${space.s6};
  small {
    ${voice.small}
    color: ${color.muted};
  }
  b {
    margin-top: ${space.s2};
    ${voice.subtitle}
    font-size: 1.375rem;
  }
  span {
    overflow-wrap: anywhere;
  }
  code {
    margin-top: ${space.s3};
    font:
      600 1rem/1.3 ui-monospace,
      monospace;
    overflow-wrap: anywhere;
  }
  em {
    font-style: normal;
    font-weight: 700;
    color: ${color.accent};
  }
  ${media.phone} {
    padding: ${space.s4} ${space.s5};
  }
`;

const Code = styled.div`
  align-self: start;
  padding: ${space.s4} ${space.s4} ${space.s4} 0;
  svg {
    display: block;
    width: 100%;
  }
  ${media.phone} {
    grid-column: 2;
    padding: 0 ${space.s5};
    svg {
      max-width: 320px;
      margin-inline: auto;
    }
  }
`;

const Actions = styled.div`
  grid-column: 2 / -1;
  padding: 0 ${space.s6} ${space.s4};
  ${media.phone} {
    padding: ${space.s3} ${space.s5};
  }
`;
