import { media, space } from '@school/shared/theme';
import styled from 'styled-components';

/** Text on the left, form on the right; stacked on tablets and phones. */
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
