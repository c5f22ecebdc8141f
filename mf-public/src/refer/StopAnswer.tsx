import { Link } from '@school/shared';
import { useApiMutation } from '@school/shared/form';
import { AnswerButton } from '../parts/AnswerButton';
import type { AnswerProps } from '../parts/MailLinkHead';

export function StopAnswer({ token, onAnswered }: AnswerProps) {
  const stop = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.stopReferralMails));
  const look = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.lookAtReferralStop));
  const answer = () => stop({ referralStop: { token } });
  return (
    <AnswerButton
      answer={answer}
      look={() => look({ referralStop: { token } })}
      onAnswered={onAnswered}
      token={token}
      busyLabel="One moment …"
      instead={<Link to="/about#contact">Write to us, and we stop the emails</Link>}
    >
      Never write to me again
    </AnswerButton>
  );
}
