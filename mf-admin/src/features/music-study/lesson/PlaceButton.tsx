import { useRef } from 'react';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { newKey } from '@school/shared/form';
import { formatWeeklyHour } from '@school/shared/format';
import { Button, VisuallyHidden } from '@school/shared/ui';
import {
  usePlaceLessonMutation,
  type FreeLessonHour,
  type LessonWish,
  type MusicStudyEntryRow,
} from '../api';

interface Props {
  readonly row: MusicStudyEntryRow;
  readonly hour: Pick<FreeLessonHour, 'startsAt' | 'endsAt' | 'teacher'>;
  readonly wish: LessonWish;
}

/** Gives the hour to the registration. A press that fails keeps its key, so that another one does it once. */
export function PlaceButton({ row, hour, wish }: Props) {
  const { toast } = useShell();
  const [place, { isLoading }] = usePlaceLessonMutation();
  const key = useRef<string>(undefined);
  const described = `${formatWeeklyHour(hour.startsAt, hour.endsAt)}, with ${hour.teacher}`;

  async function give(): Promise<void> {
    key.current ??= newKey();
    try {
      await place({ id: row.id, 'idempotency-key': key.current, lessonWish: wish }).unwrap();
      toast.add(`${row.student} has ${described}. The family is told.`, { type: 'success' });
    } catch (error) {
      toast.add(`The hour was not given. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <Button tone="ink" size="s" busy={isLoading} busyLabel="Giving" onClick={() => void give()}>
      Give this hour<VisuallyHidden>: {described}</VisuallyHidden>
    </Button>
  );
}
