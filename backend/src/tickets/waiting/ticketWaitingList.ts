import { ticketLimits } from '@school/shared/schemas/tickets';
import { ServiceError } from '../../platform/core/errors';
import { ticketWaiting } from '../../platform/db/schema';
import type { WaitingList } from '../../platform/holds/waitingList';
import { queueTicketMail } from '../mailing/queueTicketMail';
import { ticketHolding } from '../ticketHolding';

/** Who waits for tickets of a type that is sold out. */
export const ticketWaitingList: WaitingList<typeof ticketWaiting> = {
  table: ticketWaiting,
  holding: ticketHolding,
  name: 'ticket',
  offerMs: ticketLimits.offerHours * 60 * 60_000,
  holdId: ticketWaiting.holdId,
  offered: (holdId, offeredAt) => ({ holdId, offeredAt }),
  used: 'bought',
  queueMail: queueTicketMail,
  // Such as when the seats that are free are blocked.
  isRefusal: (error) => error instanceof ServiceError && error.code === 'conflict',
};
