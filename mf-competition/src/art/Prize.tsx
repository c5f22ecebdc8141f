import { lazyArt } from '@school/shared/art';
import type { PrizeProps } from './prize.draw';
import { prizeSize } from './sizes';

/** A prize as a woven column. */
export const Prize = lazyArt<PrizeProps>(() => import('./prize.draw').then((m) => m.prize), prizeSize);
