import { ticketsFeature } from '../features/tickets/feature';
import { page } from '../kit/page';

export const pages = [ticketsFeature, page];
export const later = () => import('../features');
