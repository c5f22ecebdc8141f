import { Button, Cluster, TextLink } from '@school/shared/ui';
import { challenge } from '../content/challenge';
import { invitation } from '../content/challengeTerms';
import { StageFrame } from '../frame/StageFrame';
import { HowToEnter } from './HowToEnter';
import { Pieces } from './Pieces';
import { PrizesAndDates } from './PrizesAndDates';
import { Rules } from './Rules';

export function MusicArtChallengePage() {
  return (
    <StageFrame
      eyebrow={`${challenge.name}, for artists from 4 to 18`}
      title={invitation.promise}
      lead={invitation.about}
      actions={
        <Cluster gap="s6">
          <Button tone="gold" to="#enter">
            Enter your sheet
          </Button>
          <TextLink to="#rules">Read the rules</TextLink>
        </Cluster>
      }
    >
      <Pieces />
      <PrizesAndDates />
      <Rules />
      <HowToEnter />
    </StageFrame>
  );
}
