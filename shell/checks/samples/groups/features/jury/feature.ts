import { ticketsFeature } from '../tickets/feature';

export const juryFeature = { ...ticketsFeature, id: 'jury' };
