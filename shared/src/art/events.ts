import styled, { css, keyframes } from 'styled-components';
import { media, motion } from '../theme';
import type { BannerName } from './draw/banner';
import type { EventArtProps } from './draw/eventArt';
import type { PrizeProps } from './draw/prize';
import { lazyArt } from './lazyArt';
import { bannerSize, bannersSize, eventArtSize, hallSize, prizeSize, stageSize } from './sizes';

const drop = keyframes`from { transform: translateY(-100%); }`;
const appear = keyframes`from { opacity: 0; }`;

/** The drawing that is not shown stays laid out, or its entrance would play again whenever the screen is turned. */
const enterOnce = css`
  position: relative;
  & > .phone {
    display: block;
    position: absolute;
    inset: 0 auto auto 0;
    width: 1px;
    height: 1px;
    visibility: hidden;
  }
  ${media.phone} {
    & > .phone {
      position: static;
      width: 100%;
      height: 100%;
      visibility: visible;
    }
    & > .wide {
      display: block;
      position: absolute;
      inset: 0 auto auto 0;
      width: 1px;
      height: 1px;
      visibility: hidden;
    }
  }
`;

/** The five hanging banners at the head of the competition. */
export const Banners = styled(lazyArt(() => import('./draw/banner').then((m) => m.banners), bannersSize))`
  ${enterOnce}
  ${media.moving} {
    .drop {
      animation: ${drop} 0.8s ${motion.ease} backwards;
    }
    ${[2, 3, 4, 5].map((banner) => `.drop:nth-of-type(${banner}) { animation-delay: ${(banner - 1) * 110}ms; }`).join('')}
  }
`;

/** One hanging banner. */
export const Banner = lazyArt<{ readonly of: BannerName }>(
  () => import('./draw/banner').then((m) => m.banner),
  bannerSize,
);

/** The stage of MATE 2025, one drawing for large screens and one for phones. */
export const StageArt = styled(lazyArt(() => import('./draw/stage').then((m) => m.stage), stageSize))`
  ${enterOnce}
  ${media.moving} {
    .flat {
      animation: ${appear} 0.9s ${motion.ease} backwards;
    }
    .beam {
      animation: ${appear} 1.2s ease-out 0.5s backwards;
    }
  }
`;

/** What stands behind the announcement of an event. */
export const EventArt = lazyArt<EventArtProps>(
  () => import('./draw/eventArt').then((m) => m.eventArt),
  eventArtSize,
);

/** The hall of the auditions. */
export const Hall = lazyArt(() => import('./draw/hall').then((m) => m.hall), hallSize);

/** A prize as a woven column. */
export const Prize = lazyArt<PrizeProps>(() => import('./draw/prize').then((m) => m.prize), prizeSize);
