// MATE 2025 for all who show, price, sell or mail it: the evening, and the kinds of tickets as they are at first.
export { evening, event, type Evening } from './event';
export { ticketOffer, type OfferedType } from './offer';
export { ticketTypes, type SampleSaleName, type SampleTicketType, type TicketTone } from './ticketTypes';
