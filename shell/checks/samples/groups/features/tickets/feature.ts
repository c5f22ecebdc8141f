import type { Feature } from '../../app/area';
import { page } from '../../kit/page';

export const ticketsFeature: Feature = { id: page };
