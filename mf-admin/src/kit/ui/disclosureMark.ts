import { css } from 'styled-components';

/** The arrow of a `summary` that is laid out as a row and therefore has no native marker. */
export const disclosureMark = css`
  > summary::before {
    content: '';
    flex: none;
    width: 9px;
    height: 9px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(-45deg);
  }
  &[open] > summary::before {
    transform: rotate(45deg);
  }
`;
