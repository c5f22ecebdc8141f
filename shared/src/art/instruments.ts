import type { TileProps } from './draw/tile';
import { lazyArt } from './lazyArt';
import { tileSize } from './sizes';

/** An instrument on its own ground with its woven edge. */
export const Tile = lazyArt<TileProps>(() => import('./draw/tile').then((m) => m.tile), tileSize);
