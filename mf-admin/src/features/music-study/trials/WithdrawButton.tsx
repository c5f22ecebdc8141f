import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { formatDateTime } from '@school/shared/format';
import { Button, Stack, Text, VisuallyHidden } from '@school/shared/ui';
import { ModalButton } from '../../../kit/forms/ModalButton';
import { useWithdrawTrialTimeMutation, type StaffTrialTime } from '../api';

/** Takes a half hour back; where somebody has it, after a question, since they are told that the lesson is cancelled. */
export function WithdrawButton({ time }: { readonly time: StaffTrialTime }) {
  const { toast } = useShell();
  const [withdraw, { isLoading }] = useWithdrawTrialTimeMutation();
  const words = formatDateTime(time.startsAt);

  async function takeBack(): Promise<void> {
    try {
      await withdraw({ id: time.id }).unwrap();
      toast.add(`${words} is offered no more.`, { type: 'success' });
    } catch (error) {
      toast.add(`${words} was not taken back. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  if (!time.booking) {
    return (
      <Button tone="line" size="s" busy={isLoading} busyLabel="One moment" onClick={() => void takeBack()}>
        Take back <VisuallyHidden>{words}</VisuallyHidden>
      </Button>
    );
  }
  return (
    <ModalButton label="Cancel" of={words} title="Cancel this trial lesson?">
      {(close) => (
        <Stack gap="s5">
          <Text>{time.booking?.student} is told by a mail. The half hour is offered no more.</Text>
          <Button busy={isLoading} busyLabel="Cancelling" onClick={() => void takeBack().then(close)}>
            Cancel the lesson
          </Button>
        </Stack>
      )}
    </ModalButton>
  );
}
