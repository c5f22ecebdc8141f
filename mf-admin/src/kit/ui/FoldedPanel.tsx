import styled from 'styled-components';
import { color, line, space } from '@school/shared/theme';

/** A collapsed list above the registrations. */
export const FoldedPanel = styled.details`
  margin: ${space.s6} clamp(${space.s4}, 1.8vw, ${space.s8}) 0;
  border: ${line.field} solid ${color.line};
  padding: 0 ${space.s5};
  &[open] {
    padding-bottom: ${space.s5};
  }
  > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.s2} ${space.s5};
    min-height: 72px;
    cursor: pointer;
  }
  > ul,
  > p {
    margin-top: ${space.s4};
  }
  > ul > li {
    display: grid;
    grid-template-columns: 13em minmax(0, 1fr) minmax(0, 1.4fr) auto;
    gap: ${space.s1} ${space.s5};
    align-items: center;
    padding-block: ${space.s2};
    border-top: ${line.hair} solid ${color.rule};
    overflow-wrap: anywhere;
  }
  > ul > li a {
    display: inline-block;
    padding-block: 10px;
  }
  @media (max-width: 980px) {
    > ul > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
