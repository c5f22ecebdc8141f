import { contentDocument } from '../content';
import { ticketTypes, type SampleTicketType } from './ticketTypes';

/** A kind of ticket as pages are composed with it: what does not move by the minute. */
export type OfferedType = Omit<SampleTicketType, 'capacity'>;

/** All kinds of tickets, in the order of the pages. The API publishes them once staff have changed any. */
export const ticketOffer = contentDocument<readonly OfferedType[]>(
  '/content/shared/ticket-offer',
  ticketTypes,
);
