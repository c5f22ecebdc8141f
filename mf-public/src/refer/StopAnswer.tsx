import { useApiMutation } from '@school/shared/form';
import { AnswerButton } from '../parts/AnswerButton';
import type { AnswerProps } from '../parts/MailLinkHead';

export function StopAnswer({ token, onAnswered }: AnswerProps) {
  const stop = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.stopReferralMails));
  const answer = () => stop({ referralStop: { token } });
  return (
    <AnswerButton answer={answer} onAnswered={onAnswered} token={token} busyLabel="One moment …">
      Never write to me again
    </AnswerButton>
  );
}
