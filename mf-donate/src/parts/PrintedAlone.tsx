import { media } from '@school/shared/theme';
import { createGlobalStyle } from 'styled-components';

/** Hides everything in print but the section that a heading labels, and its containers. @param of the heading's id */
export const PrintedAlone = createGlobalStyle<{ of: string }>`
  ${media.print} {
    body *:not(:has([aria-labelledby='${({ of }) => of}']), [aria-labelledby='${({ of }) => of}'], [aria-labelledby='${({ of }) => of}'] *) {
      display: none !important;
    }
  }
`;
