import { space, type as voice } from '@school/shared/theme';
import styled from 'styled-components';
import type { ProjectFigures } from '@school/shared/projects';
import { shortMoney } from './shortMoney';

/** Amount raised and target, as text. */
export function RaisedSoFar({ figures }: { readonly figures: ProjectFigures }) {
  return (
    <Row>
      <span>
        <b>{shortMoney(figures.raised)}</b>
        <small>given so far</small>
      </span>
      <small>of {shortMoney(figures.target)}</small>
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: ${space.s2} ${space.s4};
  margin-bottom: ${space.s8};
  b {
    display: block;
    ${voice.figure}
    font-size: clamp(2.25rem, 1.6rem + 2.4vw, 4.25rem);
    margin-bottom: ${space.s2};
  }
  small {
    font-size: 1.125rem;
    ${voice.numeric}
  }
`;
