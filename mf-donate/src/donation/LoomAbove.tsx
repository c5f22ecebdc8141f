import { Loom } from '@school/shared/art';
import { media, space } from '@school/shared/theme';
import styled from 'styled-components';
import type { ProjectFigures } from '@school/shared/projects';
import { shareOf } from '../figures/figures';
import { RaisedSoFar } from './RaisedSoFar';

interface Props {
  readonly figures: ProjectFigures;
  /** The donation in the form, in pesewas. */
  readonly amount: number;
}

/** The loom on small screens, above the form. */
export function LoomAbove({ figures, amount }: Props) {
  return (
    <Band data-ground="rose">
      <RaisedSoFar figures={figures} />
      <Loom size="small" layout="narrow" share={shareOf(figures)} extra={amount / figures.target} />
    </Band>
  );
}

const Band = styled.div`
  display: none;
  ${media.tablet} {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 0 ${space.s10};
    align-items: center;
    max-width: none !important;
    margin: ${space.s6} calc(${space.gutter} * -1) 0;
    padding: ${space.s5} ${space.gutter} ${space.s3};
    > p {
      flex-direction: column;
      align-items: start;
      margin-bottom: ${space.s2};
    }
  }
  ${media.phone} {
    display: block;
    > p {
      flex-direction: row;
      align-items: end;
    }
  }
`;
