import styled from 'styled-components';
import { measure } from '@school/shared/theme';

/** The numbers of a chart, collapsed. */
export const Numbers = styled.details`
  > summary {
    display: list-item;
    width: fit-content;
    padding-block: 10px;
    min-height: ${measure.target};
    font-weight: 600;
    cursor: pointer;
  }
`;
