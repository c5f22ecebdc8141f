import { SeatRow, TicketStub } from '../art/ticketArt';
import { QuantityStepper } from '../ui/QuantityStepper';
import { type as voice } from '@school/shared/theme';
import { Display, Money, TextLink, VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';
import { boxOffice, event } from '../content/event';
import type { TicketType } from '../content/tickets';
import { mailTo } from '../order/links';
import { mostOf } from '../order/order';
import { useOrder } from '../order/OrderProvider';
import { GROUNDS, TicketBody, TicketPaper, TicketPrice } from './ticketPaper';

/** A ticket that can be torn: what it is, how many are left, its price and how many are wanted. */
export function Ticket({ ticket }: { readonly ticket: TicketType }) {
  const { id, name, note, pesewas, left, of, tone } = ticket;
  const { counts, choose } = useOrder();
  const soldOut = left === 0;
  const paper = soldOut ? 'soldOut' : tone;
  return (
    <TicketPaper $tone={paper} data-ground={GROUNDS[paper]}>
      <TicketStub of={tone} soldOut={soldOut} />
      <TicketBody>
        <Display as="h3" size={3}>
          {name}
        </Display>
        <p>{note}</p>
        <Left>
          {!soldOut && <SeatRow left={left} of={of} />}
          <b>{soldOut ? 'Sold out' : `${left} left`}</b>
        </Left>
      </TicketBody>
      <TicketPrice>
        <Price>
          <Money pesewas={pesewas} />
        </Price>
        {soldOut ? (
          <TextLink plain href={waitingList(name)}>
            <span>
              Ask to be told<VisuallyHidden> when a {name} comes back</VisuallyHidden>
            </span>
          </TextLink>
        ) : (
          <QuantityStepper
            label={`${name} tickets`}
            value={counts[id] ?? 0}
            max={mostOf(ticket, counts)}
            onChange={(count) => choose(id, count)}
          />
        )}
      </TicketPrice>
    </TicketPaper>
  );
}

const waitingList = (name: string): string =>
  mailTo(
    boxOffice.email,
    `${event.name}: ${name}`,
    `Please tell me when a ${name} comes back.\n\nMy name: \nMy telephone number: `,
  );

const Left = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 14px;
  margin-top: auto !important;
  padding-top: 16px;
  max-width: none !important;
  ${voice.numeric}
  > span {
    width: min(190px, 100%);
  }
`;

const Price = styled.p`
  ${voice.figure}
  font-size: clamp(1.5rem, 1.3rem + 0.6vw, 1.75rem);
`;
