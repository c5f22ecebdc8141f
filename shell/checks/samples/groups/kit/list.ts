import type { Feature } from '../app/area';
import { page } from './page';

export const list: readonly Feature[] = [{ id: page }];
export const rows = () => import('../features/tickets/feature');
