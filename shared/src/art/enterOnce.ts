import { css } from 'styled-components';
import { media } from '../theme';

/**
 * For a drawing that moves in when the page opens: the layout that is not shown stays laid out, or its entrance would
 * play again whenever the screen is turned.
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
