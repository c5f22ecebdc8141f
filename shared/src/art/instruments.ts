import styled, { keyframes } from 'styled-components';
import { media, motion } from '../theme';
import type { ClothProps } from './draw/cloth';
import type { InstrumentSceneProps } from './draw/instrumentScene';
import type { TileProps } from './draw/tile';
import { lazyArt } from './lazyArt';
import { heroClothSize, instrumentSceneSize, tileSize } from './sizes';

/** An instrument on its own ground with its woven edge. */
export const Tile = lazyArt<TileProps>(() => import('./draw/tile').then((m) => m.tile), tileSize);

/** An instrument large on its own ground, with a rhythm under it: the head of its page. */
export const InstrumentScene = lazyArt<InstrumentSceneProps>(
  () => import('./draw/instrumentScene').then((m) => m.instrumentScene),
  instrumentSceneSize,
);

/** Strips side by side with instruments that change colour as they cross them. */
export const Cloth = lazyArt<ClothProps>(
  () => import('./draw/cloth').then((m) => m.cloth),
  ({ width, height }) => ({ ratio: width / height }),
);

const weave = keyframes`from { transform: translateY(var(--from, 60px)); opacity: 0; }`;

/** The home page's cloth; its strips weave in one after another. */
export const HeroCloth = styled(
  lazyArt(() => import('./draw/heroCloth').then((m) => m.heroCloth), heroClothSize),
)`
  ${media.moving} {
    .weft {
      animation: ${weave} 0.9s ${motion.ease} backwards;
    }
    .weft:nth-of-type(even) {
      --from: -60px;
    }
    ${[2, 3, 4, 5, 6].map((strip) => `.weft:nth-of-type(${strip}) { animation-delay: ${(strip - 1) * 90}ms; }`).join('')}
  }
`;
