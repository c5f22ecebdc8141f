import { css } from 'styled-components';
import { media } from '../theme';

/**
 * For a drawing that animates when the page opens. The hidden layout stays rendered, because otherwise its animation
 * would replay whenever the screen is rotated.
 */
export const enterOnce = css`
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
