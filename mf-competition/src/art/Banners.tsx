import { enterOnce, lazyArt } from '@school/shared/art';
import { media, motion } from '@school/shared/theme';
import styled, { keyframes } from 'styled-components';
import { bannersSize } from './sizes';

const drop = keyframes`from { transform: translateY(-100%); }`;

/** The five hanging banners at the head of the competition. */
export const Banners = styled(lazyArt(() => import('./banners.draw').then((m) => m.banners), bannersSize))`
  ${enterOnce}
  ${media.moving} {
    .drop {
      animation: ${drop} 0.8s ${motion.ease} backwards;
    }
    ${[2, 3, 4, 5].map((banner) => `.drop:nth-of-type(${banner}) { animation-delay: ${(banner - 1) * 110}ms; }`).join('')}
  }
`;
