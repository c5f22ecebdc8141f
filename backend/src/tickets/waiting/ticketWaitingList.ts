import { ticketLimits } from '@school/shared/schemas/tickets';
import { ServiceError } from '../../platform/core/errors';
import { ticketWaiting } from '../../platform/db/schema';
import type { WaitingList } from '../../platform/holds/waitingList';
import { queueTicketMail } from '../mail-queue/queueTicketMail';
import { ticketHolding } from '../ticketHolding';

/** The waiting list for tickets of types that are sold out. */
export const ticketWaitingList: WaitingList<typeof ticketWaiting> = {
  table: ticketWaiting,
  holding: ticketHolding,
  name: 'ticket',
  offerMs: ticketLimits.offerHours * 60 * 60_000,
  holdId: ticketWaiting.holdId,
  offered: (holdId, offeredAt) => ({ holdId, offeredAt }),
  used: 'bought',
  queueMail: queueTicketMail,
  // For example when the free seats are blocked.
  isRefusal: (error) => error instanceof ServiceError && error.code === 'conflict',
};
