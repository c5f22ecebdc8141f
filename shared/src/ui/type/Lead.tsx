import styled from 'styled-components';
import { type as voice } from '../../theme';

/** The opening paragraph under a heading. */
export const Lead = styled.p`
  ${voice.lead}
`;
