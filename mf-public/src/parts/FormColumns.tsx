import { media, space } from '@school/shared/theme';
import styled from 'styled-components';

/** What a form is for on the left, the form on the right; below each other on tablets and phones. */
export const FormColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space.s8} ${space.split};
  align-items: start;
  h2 + p {
    margin-block: ${space.s5};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
