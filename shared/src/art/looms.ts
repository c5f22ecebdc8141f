import type { LoomProps } from './draw/loom';
import { lazyArt } from './lazyArt';
import { loomSize } from './sizes';

/** Shows progress as weaving, from left to right. Give it a `label`, or put the same information in text beside it. */
export const Loom = lazyArt<LoomProps>(() => import('./draw/loom').then((m) => m.loom), loomSize);
