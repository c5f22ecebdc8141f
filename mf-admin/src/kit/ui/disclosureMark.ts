import { css } from 'styled-components';

/** What says that a line opens what is under it, and that it has: for the `summary` of a `details` that is laid out in a row. */
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
