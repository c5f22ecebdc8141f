import { useApiMutation } from '@school/shared/form';
import { Link } from '@school/shared';
import { AnswerButton } from '../parts/AnswerButton';
import type { AnswerProps } from '../parts/MailLinkHead';

export function ConfirmAnswer({ token, onAnswered }: AnswerProps) {
  const confirm = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.confirmMember));
  const answer = () => confirm({ communityConfirmation: { token } });
  return (
    <AnswerButton
      answer={answer}
      onAnswered={onAnswered}
      token={token}
      busyLabel="Counting you in …"
      instead={<Link to="/community#join">Ask for a new letter</Link>}
    >
      Confirm
    </AnswerButton>
  );
}
