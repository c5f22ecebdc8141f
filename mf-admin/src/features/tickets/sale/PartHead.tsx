import styled from 'styled-components';
import { space } from '@school/shared/theme';

/** The heading of a part with its actions. */
export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2} ${space.s4};
`;
