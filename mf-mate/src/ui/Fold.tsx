import { measure } from '@school/shared/theme';
import styled from 'styled-components';

/** A part of a form that few people need, below an underlined line that opens it. */
export const Fold = styled.details`
  > summary {
    display: flex;
    align-items: center;
    min-height: ${measure.target};
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 0.28em;
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
`;
