import { space } from '@school/shared/theme';
import styled from 'styled-components';

/** The texts of each state of the page in a column. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s6};
  min-height: 320px;
`;
