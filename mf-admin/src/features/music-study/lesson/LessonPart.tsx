import { formatWeeklyHour } from '@school/shared/format';
import { venueLabels } from '@school/shared/schemas/lessons';
import { DateTime, DrawerPart, FactList } from '@school/shared/staff/detail';
import { Loaded } from '@school/shared/staff/forms';
import { ActionButton } from '@school/shared/staff/ui';
import { Text } from '@school/shared/ui';
import {
  useGetLessonPlacingQuery,
  useGiveLessonBackMutation,
  type MusicStudyEntryRow,
  type PlacedLesson,
} from '../api';
import { HourList } from './HourList';

/** The teacher and the hour of a registration, or the free hours to choose from. */
export function LessonPart({ row }: { readonly row: MusicStudyEntryRow }) {
  const result = useGetLessonPlacingQuery({ id: row.id }, { refetchOnMountOrArgChange: true });
  return (
    <DrawerPart title="Teacher and hour">
      <Loaded what="free hours" result={result} height={160}>
        {(placing) =>
          placing.lesson ? (
            <Placed row={row} lesson={placing.lesson} />
          ) : placing.hours.length + placing.groups.length === 0 ? (
            <Text size="small" muted>
              No teacher of {row.instrument.toLowerCase()} has a free hour. Add availability above the list.
              Two consecutive half hours make an hour.
            </Text>
          ) : (
            <HourList row={row} placing={placing} />
          )
        }
      </Loaded>
    </DrawerPart>
  );
}

function Placed({
  row,
  lesson,
}: {
  readonly row: MusicStudyEntryRow;
  readonly lesson: NonNullable<PlacedLesson>;
}) {
  return (
    <>
      <FactList
        facts={[
          ['Hour', formatWeeklyHour(lesson.startsAt, lesson.endsAt)],
          ['Teacher', lesson.teacher],
          ['Venue', venueLabels[lesson.venue]],
          ['First lesson', <DateTime key="first" value={lesson.startsAt} />],
          ['Group', lesson.isGroup && `${lesson.pupils} ${lesson.pupils === 1 ? 'student' : 'students'}`],
        ]}
      />
      <GiveBackButton row={row} lesson={lesson} />
    </>
  );
}

interface Props {
  readonly row: MusicStudyEntryRow;
  readonly lesson: NonNullable<PlacedLesson>;
}

/** Cancels the lesson after confirmation, because the family is notified. */
function GiveBackButton({ row, lesson }: Props) {
  const [giveBack] = useGiveLessonBackMutation();
  const hour = formatWeeklyHour(lesson.startsAt, lesson.endsAt);
  return (
    <ActionButton
      run={() => giveBack({ id: row.id }).unwrap()}
      done={`${hour} is free again. The family has been notified.`}
      failed="The lesson was not cancelled."
      confirm={{
        title: 'Cancel the weekly lesson?',
        text: `${row.student} no longer has ${hour} with ${lesson.teacher}. The family is notified by email, and the time becomes available.`,
        action: 'Cancel lesson',
        busyLabel: 'Cancelling',
      }}
    >
      Cancel lesson
    </ActionButton>
  );
}
