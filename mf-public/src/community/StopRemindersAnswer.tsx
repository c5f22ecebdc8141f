import { Link } from '@school/shared';
import { useApiMutation } from '@school/shared/form';
import { AnswerButton } from '../parts/AnswerButton';
import type { AnswerProps } from '../parts/MailLinkHead';

export function StopRemindersAnswer({ token, onAnswered }: AnswerProps) {
  const stop = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.stopReminders));
  const look = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.lookAtReminderStop));
  return (
    <AnswerButton
      answer={() => stop({ reminderStop: { token } })}
      look={() => look({ reminderStop: { token } })}
      onAnswered={onAnswered}
      token={token}
      busyLabel="One moment …"
      instead={<Link to="/about#contact">Write to us, and we stop the reminders</Link>}
    >
      Stop reminders
    </AnswerButton>
  );
}
