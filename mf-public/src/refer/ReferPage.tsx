import { Button, TextLink } from '@school/shared/ui';
import { MailLinkHead } from '../parts/MailLinkHead';
import { HowItWorks } from './HowItWorks';
import { mailQuestions } from './mailQuestions';
import { Recommend } from './Recommend';
import { Share } from './Share';

export function ReferPage() {
  return (
    <>
      <MailLinkHead
        scene="refer"
        questions={mailQuestions}
        title="Refer a friend"
        lead="Every second pupil is here because a friend told them about us. If somebody comes to mind as you read this, send them our way."
      >
        <Button to="#recommend">Recommend us</Button>
        <TextLink to="#share">Send the link yourself</TextLink>
      </MailLinkHead>
      <Recommend />
      <Share />
      <HowItWorks />
    </>
  );
}
