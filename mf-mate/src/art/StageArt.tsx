import { enterOnce, lazyArt } from '@school/shared/art';
import { media, motion } from '@school/shared/theme';
import styled, { keyframes } from 'styled-components';
import { stageSize } from './sizes';

const appear = keyframes`from { opacity: 0; }`;

/** The stage of MATE 2025, with separate drawings for large screens and phones. */
export const StageArt = styled(lazyArt(() => import('./stage.draw').then((m) => m.stage), stageSize))`
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
