import type { LoomProps } from './draw/loom';
import { lazyArt } from './lazyArt';
import { loomSize } from './sizes';

/** Progress as weaving, from left to right. Say the same in text beside it, or give it a `label`. */
export const Loom = lazyArt<LoomProps>(() => import('./draw/loom').then((m) => m.loom), loomSize);
