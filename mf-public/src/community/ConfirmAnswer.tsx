import { useApiMutation } from '@school/shared/form';
import { Link } from '@school/shared';
import { AnswerButton } from '../parts/AnswerButton';
import type { AnswerProps } from '../parts/MailLinkHead';

export function ConfirmAnswer({ token, onAnswered }: AnswerProps) {
  const confirm = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.confirmMember));
  const answer = () => confirm({ communityConfirmation: { token } });
  const look = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.lookAtCommunityLink));
  return (
    <AnswerButton
      answer={answer}
      look={() => look({ communityLink: { kind: 'confirm', token } })}
      onAnswered={onAnswered}
      token={token}
      busyLabel="Confirming …"
      instead={<Link to="/community#join">Ask for a new email</Link>}
    >
      Confirm
    </AnswerButton>
  );
}
