// MATE 2025: the evening and the initial ticket types.
export { evening, event, type Evening } from './event';
export { ticketOffer, type OfferedType } from './offer';
export { ticketTypes, type SampleSaleName, type SampleTicketType, type TicketTone } from './ticketTypes';
