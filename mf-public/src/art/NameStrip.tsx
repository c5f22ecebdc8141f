import { lazyArt } from '@school/shared/art';
import type { NameStripProps } from './nameStrip.draw';
import { nameStripSize } from './sizes';

/** A name drawn as a strip with one block per syllable. */
export const NameStrip = lazyArt<NameStripProps>(
  () => import('./nameStrip.draw').then((m) => m.nameStrip),
  nameStripSize,
);
