import styled from 'styled-components';
import { type as voice } from '../../theme';

// In a file of its own: a bundler keeps styles that a page does not use with those of the same file.

/** The title of a sticky bar, with a short text below in `small`. */
export const StickyBarTitle = styled.p`
  min-width: 0;
  ${voice.subtitle}
  line-height: 1.2;
  small {
    display: block;
    ${voice.small}
    ${voice.numeric}
  }
`;
