import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { newKey } from '@school/shared/form';
import { formatDate, formatWeeklyHour } from '@school/shared/format';
import { venueLabels } from '@school/shared/schemas/lessons';
import { ActionButton } from '@school/shared/staff/ui';
import { color, line, space } from '@school/shared/theme';
import { Button, Text, VisuallyHidden } from '@school/shared/ui';
import {
  usePlaceLessonMutation,
  type FreeLessonHour,
  type GroupLesson,
  type LessonPlacing,
  type LessonPlacement,
  type MusicStudyEntryRow,
} from '../api';

interface Props {
  readonly row: MusicStudyEntryRow;
  readonly placing: LessonPlacing;
}

const FIRST = 5;

/** Free hours and groups for a lesson, the family's preferred ones first. */
export function HourList({ row, placing: { hours, groups } }: Props) {
  const [all, setAll] = useState(false);
  const shown = all ? hours : hours.slice(0, FIRST);
  return (
    <>
      <Text size="small" muted>
        {row.times ? `Preferred times: ${row.times}. ` : ''}The lesson is at the same time each week. The
        family is notified by email.
      </Text>
      <Hours aria-label="Free hours">
        {groups.map((group) => (
          <Hour key={group.lesson} hour={group} extra={`Group, ${group.pupils} of ${group.places}`}>
            <PlaceButton row={row} hour={group} wish={{ lesson: group.lesson }} />
          </Hour>
        ))}
        {shown.map((hour) => (
          <Hour key={hour.time} hour={hour}>
            <PlaceButton row={row} hour={hour} wish={{ time: hour.time }} />
          </Hour>
        ))}
      </Hours>
      {!all && hours.length > FIRST && (
        <Button tone="line" size="s" onClick={() => setAll(true)}>
          Show {hours.length - FIRST} more hours
        </Button>
      )}
    </>
  );
}

function Hour({
  hour,
  extra,
  children,
}: {
  readonly hour: FreeLessonHour | GroupLesson;
  readonly extra?: string;
  readonly children: ReactNode;
}) {
  const { teacher, venue, startsAt, suitsTime, suitsVenue } = hour;
  const fits = [suitsTime ? 'fits preferred times' : 'other time', suitsVenue ? '' : 'other venue'];
  return (
    <li>
      <div>
        <b>{formatWeeklyHour(hour.startsAt, hour.endsAt)}</b>
        <p>
          {teacher}, {venueLabels[venue]}, from {formatDate(startsAt)}
        </p>
        <small>{[extra, ...fits].filter(Boolean).join('; ')}</small>
      </div>
      {children}
    </li>
  );
}

const Hours = styled.ul`
  display: grid;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s2} ${space.s4};
    padding-block: ${space.s3};
    border-top: ${line.hair} solid ${color.rule};
  }
  li > div {
    flex: 1 1 9rem;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.muted};
  }
`;

interface PlaceButtonProps {
  readonly row: MusicStudyEntryRow;
  readonly hour: Pick<FreeLessonHour, 'startsAt' | 'endsAt' | 'teacher'>;
  readonly wish: LessonPlacement;
}

/** Assigns the hour to the registration. A failed request keeps its key, so that a retry is idempotent. */
function PlaceButton({ row, hour, wish }: PlaceButtonProps) {
  const [place] = usePlaceLessonMutation();
  const key = useRef<string>(undefined);
  const text = `${formatWeeklyHour(hour.startsAt, hour.endsAt)}, with ${hour.teacher}`;
  return (
    <ActionButton
      run={() => {
        key.current ??= newKey();
        return place({ id: row.id, 'idempotency-key': key.current, lessonPlacement: wish }).unwrap();
      }}
      done={`${row.student} has a lesson: ${text}. The family has been notified.`}
      failed="The lesson was not assigned."
      tone="ink"
      busyLabel="Assigning"
    >
      Assign lesson<VisuallyHidden>: {text}</VisuallyHidden>
    </ActionButton>
  );
}
