import { Button, TextLink } from '@school/shared/ui';
import { LetterHead } from '../parts/LetterHead';
import { HowItWorks } from './HowItWorks';
import { letterQuestions } from './letterQuestions';
import { Recommend } from './Recommend';
import { Share } from './Share';

export function ReferPage() {
  return (
    <>
      <LetterHead
        scene="refer"
        questions={letterQuestions}
        title="Refer a friend"
        lead="Every second pupil is here because a friend told them about us. If somebody comes to mind as you read this, send them our way."
      >
        <Button to="#recommend">Recommend us</Button>
        <TextLink to="#share">Send the link yourself</TextLink>
      </LetterHead>
      <Recommend />
      <Share />
      <HowItWorks />
    </>
  );
}
