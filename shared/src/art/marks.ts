import type { BlockProps } from './draw/marks';
import { lazyArt } from './lazyArt';
import { blockSize, markSize } from './sizes';

/** Shows the school's mark. */
export const Mark = lazyArt(() => import('./draw/marks').then((m) => m.mark), markSize);

/** Shows a weft block: a sponsor's mark, an icon of the sidebar, the picture of an option. */
export const Block = lazyArt<BlockProps>(() => import('./draw/marks').then((m) => m.block), blockSize);
