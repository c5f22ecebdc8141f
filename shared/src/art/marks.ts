import type { BlockProps } from './draw/marks';
import { lazyArt } from './lazyArt';
import { blockSize, markSize } from './sizes';

/** The school's mark. */
export const Mark = lazyArt(() => import('./draw/marks').then((m) => m.mark), markSize);

/** One weft block: a sponsor's mark, an icon of the sidebar, the face of a choice. */
export const Block = lazyArt<BlockProps>(() => import('./draw/marks').then((m) => m.block), blockSize);
