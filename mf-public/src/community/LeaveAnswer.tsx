import { useApiMutation } from '@school/shared/form';
import { TextLink } from '@school/shared/ui';
import { AnswerButton } from '../parts/AnswerButton';
import type { AnswerProps } from '../parts/MailLinkHead';

export function LeaveAnswer({ token, onAnswered }: AnswerProps) {
  const leave = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.leaveCommunity));
  const answer = () => leave({ communityDeparture: { token } });
  const look = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.lookAtCommunityLink));
  return (
    <AnswerButton
      answer={answer}
      look={() => look({ communityLink: { kind: 'leave', token } })}
      onAnswered={onAnswered}
      token={token}
      busyLabel="One moment …"
      besides={<TextLink to="/community">Stay a member</TextLink>}
    >
      Leave the community
    </AnswerButton>
  );
}
