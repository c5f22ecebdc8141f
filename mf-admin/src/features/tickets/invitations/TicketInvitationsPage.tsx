import { TicketFrame } from '../frame/TicketFrame';
import { Invitations } from './Invitations';

export function TicketInvitationsPage() {
  return (
    <TicketFrame page="invitations">
      <Invitations />
    </TicketFrame>
  );
}
