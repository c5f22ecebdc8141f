import { HangingLoom } from '../art/HangingLoom';
import { media, space } from '@school/shared/theme';
import styled from 'styled-components';
import type { ProjectFigures } from '@school/shared/projects';
import { shareOf } from '../figures/figures';
import { RaisedSoFar } from './RaisedSoFar';
import { marksTo, shortMoney } from './shortMoney';

interface Props {
  readonly figures: ProjectFigures;
  /** The donation in the form, in pesewas. */
  readonly amount: number;
}

/** The loom beside the form: the amount raised, and the donation in the form as the last band. */
export function LoomAside({ figures, amount }: Props) {
  return (
    <Side data-ground="rose" aria-label="How much has been given">
      <RaisedSoFar figures={figures} />
      <HangingLoom
        share={shareOf(figures)}
        extra={amount / figures.target}
        marks={marksTo(figures.target)}
        {...(amount > 0 && { note: ['Your', shortMoney(amount)] as const })}
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
