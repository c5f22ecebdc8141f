import { TicketFrame } from '../frame/TicketFrame';
import { TicketOrders } from './TicketOrders';

export function TicketOrdersPage() {
  return (
    <TicketFrame page="orders">
      <TicketOrders />
    </TicketFrame>
  );
}
