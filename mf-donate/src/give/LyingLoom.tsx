import { Loom } from '@school/shared/art';
import { media, space } from '@school/shared/theme';
import styled from 'styled-components';
import { shareOf, type Figures } from '../figures/figures';
import { GivenSoFar } from './GivenSoFar';

interface Props {
  readonly figures: Figures;
  /** One's own gift in pesewas. */
  readonly own: number;
}

/** The same cloth on a small screen, where it lies above the form. */
export function LyingLoom({ figures, own }: Props) {
  return (
    <Band data-ground="rose">
      <GivenSoFar figures={figures} />
      <Loom size="small" layout="narrow" share={shareOf(figures)} extra={own / figures.target} />
    </Band>
  );
}

const Band = styled.div`
  display: none;
  ${media.tablet} {
    display: block;
    max-width: none !important;
    margin: ${space.s6} calc(${space.gutter} * -1) 0;
    padding: ${space.s5} ${space.gutter} ${space.s3};
    > p {
      margin-bottom: ${space.s2};
    }
    > span {
      max-width: 560px;
    }
  }
`;
