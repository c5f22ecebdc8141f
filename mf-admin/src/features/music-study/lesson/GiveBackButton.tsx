import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { formatWeeklyHour } from '@school/shared/format';
import { Button, Text } from '@school/shared/ui';
import { ConfirmModal } from '../../../kit/modal/ConfirmModal';
import { useModal } from '../../../kit/modal/useModal';
import { useGiveLessonBackMutation, type MusicStudyEntryRow, type PlacedLesson } from '../api';

interface Props {
  readonly row: MusicStudyEntryRow;
  readonly lesson: NonNullable<PlacedLesson>;
}

/** Takes the hour back, after a question: the family is told. */
export function GiveBackButton({ row, lesson }: Props) {
  const { toast } = useShell();
  const modal = useModal();
  const [giveBack] = useGiveLessonBackMutation();

  async function confirm(): Promise<void> {
    try {
      await giveBack({ id: row.id }).unwrap();
      toast.add(`${formatWeeklyHour(lesson.startsAt, lesson.endsAt)} is free again. The family is told.`, {
        type: 'success',
      });
    } catch (error) {
      toast.add(`The hour was not taken back. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <>
      <Button tone="line" size="s" onClick={modal.open}>
        Take the hour back
      </Button>
      <ConfirmModal
        modal={modal}
        title="Take the hour back?"
        action="Take it back"
        busyLabel="Taking back"
        onConfirm={confirm}
      >
        <Text>
          {row.student} loses {formatWeeklyHour(lesson.startsAt, lesson.endsAt)} with {lesson.teacher}. The
          family is told by a mail, and the hour is free for somebody else.
        </Text>
      </ConfirmModal>
    </>
  );
}
