export { ticketsFeature } from './features/tickets/feature';
