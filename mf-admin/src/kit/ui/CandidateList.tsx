import styled from 'styled-components';
import { color, line, space } from '@school/shared/theme';

/** A list of people with an action each. */
export const CandidateList = styled.ul`
  display: grid;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s2} ${space.s4};
    padding-block: ${space.s3};
    border-top: ${line.hair} solid ${color.rule};
  }
  > li > div:first-child {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > li > div + div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s2};
  }
  small {
    color: ${color.muted};
  }
`;
