import * as z from 'zod';
import { email, personName, programText, slugOr } from '../common/text';
import { trapFields } from '../common/trap';
import { ticketQuantity } from './selection';

/** The form to join the waiting list of a sold-out ticket type. */
export const waitingListEntry = z.object({
  type: slugOr('Please choose a kind of ticket'),
  quantity: ticketQuantity,
  name: personName,
  email,
  ...trapFields,
});

export type WaitingListEntry = z.infer<typeof waitingListEntry>;

/** Proves the link that leaves the waiting list. */
export const waitingListLeave = z.object({ token: programText(200).min(1) });

/** The form to be notified about the event. */
export const ticketInterest = z.object({ name: personName, email, ...trapFields });

export type TicketInterest = z.infer<typeof ticketInterest>;
