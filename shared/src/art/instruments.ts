import type { TileProps } from './draw/tile';
import { lazyArt } from './lazyArt';
import { tileSize } from './sizes';

/** Shows an instrument on its own ground with its woven edge. */
export const Tile = lazyArt<TileProps>(() => import('./draw/tile').then((m) => m.tile), tileSize);
