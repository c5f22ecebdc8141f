import { TicketFrame } from '../TicketFrame';
import { Interest } from './Interest';
import { PromoCodes } from './PromoCodes';
import { Sales } from './Sales';
import { TicketTypes } from './TicketTypes';

export function TicketSalePage() {
  return (
    <TicketFrame page="sale">
      <Sales />
      <TicketTypes />
      <PromoCodes />
      <Interest />
    </TicketFrame>
  );
}
