import { lazyArt } from '@school/shared/art';
import { hallSize } from './sizes';

/** The hall of the auditions. */
export const Hall = lazyArt(() => import('./hall.draw').then((m) => m.hall), hallSize);
