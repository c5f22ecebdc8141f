import { ticketBuyer, type TicketMethod } from '@school/shared/schemas/tickets';
import { z } from 'zod';

/** What stands in the fields. */
export interface BuyerFields {
  name: string;
  email: string;
  phone: string;
  /** By the place of the ticket in the hold; an empty one is the buyer's own. */
  names: string[];
  promoCode: string;
  method: TicketMethod;
  leaveEmpty: string;
}

/** The API's own schema over what is typed. */
export const buyerDraft = z
  .custom<BuyerFields>()
  .transform((typed): z.input<typeof ticketBuyer> => typed)
  .pipe(ticketBuyer);
