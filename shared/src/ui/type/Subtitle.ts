import styled from 'styled-components';
import { size, type as voice } from '../../theme';

/** Headings of cards, rows and groups. */
export const Subtitle = styled.h3`
  ${voice.subtitle}
  font-size: ${size.t4};
`;
