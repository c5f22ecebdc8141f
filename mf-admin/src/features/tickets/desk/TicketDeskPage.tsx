import { TicketFrame } from '../frame/TicketFrame';
import { Desk } from './Desk';

export function TicketDeskPage() {
  return (
    <TicketFrame page="desk">
      <Desk />
    </TicketFrame>
  );
}
