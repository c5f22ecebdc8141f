import { contentDocument } from '../content';
import { ticketTypes, type SampleTicketType } from './ticketTypes';

/** The part of a ticket type that pages are composed with, without its availability. */
export type OfferedType = Omit<SampleTicketType, 'capacity'>;

/** All ticket types, in the order of the pages. The API publishes them when staff have changed any. */
export const ticketOffer = contentDocument<readonly OfferedType[]>(
  '/content/shared/ticket-offer',
  ticketTypes,
);
