import { HangingLoom } from '@school/shared/art';
import { media, space } from '@school/shared/theme';
import styled from 'styled-components';
import { shareOf, type Figures } from '../figures/figures';
import { GivenSoFar } from './GivenSoFar';
import { marksTo, shortMoney } from './shortMoney';

interface Props {
  readonly figures: Figures;
  /** One's own gift in pesewas. */
  readonly own: number;
}

/** The cloth hung beside the form, woven as far as it is, with the own band at its end. */
export function LoomAside({ figures, own }: Props) {
  return (
    <Side data-ground="rose" aria-label="How far the cloth is">
      <GivenSoFar figures={figures} />
      <HangingLoom
        share={shareOf(figures)}
        extra={own / figures.target}
        marks={marksTo(figures.target)}
        {...(own > 0 && { note: ['Your', shortMoney(own)] as const })}
      />
    </Side>
  );
}

const Side = styled.aside`
  padding: clamp(${space.s8}, 4vw, ${space.s16}) clamp(${space.s6}, 3.2vw, ${space.s12}) ${space.s10};
  ${media.tablet} {
    display: none;
  }
`;
