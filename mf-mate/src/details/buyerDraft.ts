import { ticketBuyer, type TicketMethod } from '@school/shared/schemas/tickets';
import { z } from 'zod';

/** The values of the fields. */
export interface BuyerFields {
  name: string;
  email: string;
  phone: string;
  /** In the order of the tickets of the hold; an empty name is the buyer's. */
  names: string[];
  promoCode: string;
  method: TicketMethod;
  leaveEmpty: string;
}

/** The schema of the API over typed values. */
export const buyerDraft = z
  .custom<BuyerFields>()
  .transform((typed): z.input<typeof ticketBuyer> => typed)
  .pipe(ticketBuyer);
