import * as z from 'zod';
import { email, personName, programText, slug } from '../common/text';
import { trapFields } from '../common/trap';
import { ticketQuantity } from './selection';

/** What somebody fills in who waits for tickets of a type that is sold out. */
export const waitingListEntry = z.object({
  type: slug,
  quantity: ticketQuantity,
  name: personName,
  email,
  ...trapFields,
});

export type WaitingListEntry = z.infer<typeof waitingListEntry>;

/** The way out of the waiting list, by the link of its mail. */
export const waitingListLeave = z.object({ token: programText(200).min(1) });

/** What somebody fills in who wants to hear of the event. */
export const ticketInterest = z.object({ name: personName, email, ...trapFields });

export type TicketInterest = z.infer<typeof ticketInterest>;
