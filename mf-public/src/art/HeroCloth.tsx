import { lazyArt } from '@school/shared/art';
import { media, motion } from '@school/shared/theme';
import styled, { keyframes } from 'styled-components';
import { heroClothSize } from './sizes';

const weave = keyframes`from { transform: translateY(var(--from, 60px)); opacity: 0; }`;

/** The home page's cloth; its strips weave in one after another. */
export const HeroCloth = styled(
  lazyArt(() => import('./heroCloth.draw').then((m) => m.heroCloth), heroClothSize),
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
