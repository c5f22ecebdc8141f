import styled from 'styled-components';
import { DateTime, DrawerPart } from '@school/shared/staff/detail';
import { ModalButton } from '@school/shared/staff/forms';
import { lazyPart } from '@school/shared/staff/page';
import { Status } from '@school/shared/staff/ui';
import { color, space } from '@school/shared/theme';
import { Cluster, Money, Skeleton, Text } from '@school/shared/ui';
import type { TicketOrderDetail } from '../api';
import { ticketKinds, ticketLabels } from '../labels';
import { canGoBack } from './orderRules';
import { RefundTickets } from './RefundTickets';

const ReseatForm = lazyPart(
  'reseat form',
  () => import('./ReseatForm').then((module) => module.ReseatForm),
  <Skeleton height={280} />,
);

/** The tickets of an order, each with its seat, its state and its refund. */
export function OrderTickets({ order }: { readonly order: TicketOrderDetail }) {
  return (
    <DrawerPart title="Tickets">
      {order.places.length === 0 && <Text muted>None yet.</Text>}
      <List>
        {order.places.map((ticket) => (
          <li key={ticket.id}>
            <b>{ticket.name}</b>
            <span>{[ticket.typeName, ticket.seat?.label].filter(Boolean).join(', ')}</span>
            <Status kind={ticketKinds[ticket.state]}>{ticketLabels[ticket.state]}</Status>
            {ticket.checkedInAt && (
              <span>
                Admitted at {ticket.checkedInDoor ?? 'a door'}, <DateTime value={ticket.checkedInAt} />
              </span>
            )}
            {ticket.holderEmail && <span>Transferred to {ticket.holderEmail}</span>}
            <Foot>
              <Money pesewas={ticket.price} />
              {canGoBack(ticket) && (
                <Cluster gap="s2">
                  {ticket.seat && ticket.table === null && (
                    <ModalButton label="Move" of={`for the ticket of ${ticket.name}`} title="Move ticket">
                      {(close) => <ReseatForm ticket={ticket} onDone={close} />}
                    </ModalButton>
                  )}
                  <RefundTickets order={order} ticket={ticket} />
                </Cluster>
              )}
            </Foot>
          </li>
        ))}
      </List>
    </DrawerPart>
  );
}

const List = styled.ul`
  display: grid;
  > li {
    display: grid;
    gap: 4px;
    padding-block: ${space.s3};
    border-top: 1px dashed ${color.rule};
    overflow-wrap: anywhere;
  }
  > li:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s3};
  min-height: 44px;
`;
