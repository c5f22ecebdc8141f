import styled from 'styled-components';
import { Part, PartTitle } from '@school/shared/staff/page';
import { color, space } from '@school/shared/theme';
import { Button, Cluster, Money, Notice, TextLink } from '@school/shared/ui';
import type { TicketOrderDetail } from '../api';
import { ticketsLink } from '../labels';

interface Props {
  readonly order: TicketOrderDetail;
  readonly onNext: () => void;
}

/** Confirms a sale, with a link to print the tickets and a code for the buyer's phone. */
export function DeskReceipt({ order, onNext }: Props) {
  const tickets = ticketsLink(order);
  return (
    <Part aria-labelledby="sold">
      <PartTitle id="sold">Sold: {order.number}</PartTitle>
      <Notice tone="success" live>
        {order.name}, <Money pesewas={order.amount} />.{' '}
        {order.email
          ? `The tickets were sent to ${order.email}.`
          : 'No email address was given. Please print the tickets and hand them out.'}
      </Notice>
      <Tickets aria-label="Tickets">
        {order.places.map(({ id, typeName, seat, name }) => (
          <li key={id}>
            <b>{typeName}</b>
            {seat && <span>{seat.label}</span>}
            <span>{name}</span>
          </li>
        ))}
      </Tickets>
      <Cluster gap="s3">
        {tickets && (
          <Button href={tickets} target="_blank" rel="noreferrer">
            View tickets to print
          </Button>
        )}
        <Button tone="line" onClick={onNext}>
          Next sale
        </Button>
        <TextLink to={`/admin/tickets?open=${order.id}`}>View order</TextLink>
      </Cluster>
    </Part>
  );
}

const Tickets = styled.ul`
  max-width: 720px;
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.s4};
    padding-block: ${space.s3};
    border-bottom: 1px solid ${color.rule};
    overflow-wrap: anywhere;
  }
`;
