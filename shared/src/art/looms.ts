import type { HangingLoomProps } from './draw/hangingLoom';
import type { LoomProps } from './draw/loom';
import { lazyArt } from './lazyArt';
import { hangingLoomSize, loomSize } from './sizes';

/** Progress as weaving, from left to right. Say the same in text beside it, or give it a `label`. */
export const Loom = lazyArt<LoomProps>(() => import('./draw/loom').then((m) => m.loom), loomSize);

/** Progress as weaving downwards, with a scale and the own band. */
export const HangingLoom = lazyArt<HangingLoomProps>(
  () => import('./draw/hangingLoom').then((m) => m.hangingLoom),
  hangingLoomSize,
);
