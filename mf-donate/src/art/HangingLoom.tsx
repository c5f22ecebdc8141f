import { lazyArt } from '@school/shared/art';
import type { HangingLoomProps } from './hangingLoom.draw';
import { hangingLoomSize } from './sizes';

/** Progress as weaving downwards, with a scale and the donor's own band. Put the same as text beside it. */
export const HangingLoom = lazyArt<HangingLoomProps>(
  () => import('./hangingLoom.draw').then((m) => m.hangingLoom),
  hangingLoomSize,
);
