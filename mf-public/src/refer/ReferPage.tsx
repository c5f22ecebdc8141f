import { Button, TextLink } from '@school/shared/ui';
import { howPupilsCome } from '../content/refer';
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
        lead={`${howPupilsCome} If you know someone like this, tell them about us.`}
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
