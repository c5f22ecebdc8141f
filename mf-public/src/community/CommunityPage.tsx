import { Button, TextLink } from '@school/shared/ui';
import { MailLinkHead } from '../parts/MailLinkHead';
import { Benefits } from './Benefits';
import { Join } from './Join';
import { mailQuestions } from './mailQuestions';
import { MoreWays } from './MoreWays';

export function CommunityPage() {
  return (
    <>
      <MailLinkHead
        scene="community"
        questions={mailQuestions}
        title="Join the circle"
        lead="For parents, students, neighbours and concert-goers. Membership is free, and you get at most two emails a month."
      >
        <Button to="#join">Join the community</Button>
        <TextLink to="#benefits">What members get</TextLink>
      </MailLinkHead>
      <Benefits />
      <Join />
      <MoreWays />
    </>
  );
}
