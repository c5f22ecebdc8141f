import { formatClock, formatLongDateTime, formatWeeklyHour } from '@school/shared/format';
import { instrumentLabels, venueLabels } from '@school/shared/schemas/lessons';
import { Loaded, ModalButton } from '@school/shared/staff/forms';
import { lazyPart } from '@school/shared/staff/page';
import { ActionButton } from '@school/shared/staff/ui';
import { Notice, Skeleton, Text, Title, VisuallyHidden } from '@school/shared/ui';
import { FoldedPanel } from '../../../kit/ui/FoldedPanel';
import { useChangeTeacherMutation, useListTeachersQuery, type TeacherClash, type TeacherRow } from '../api';

const TeacherForm = lazyPart(
  'teacher',
  () => import('./TeacherForm').then((module) => module.TeacherForm),
  <Skeleton height={480} />,
);

/** Teachers with their instruments, venues and double bookings. */
export function Teachers() {
  const result = useListTeachersQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded what="teachers" result={result} height={76}>
      {({ teachers, clashes }) => {
        const active = teachers.filter(({ isActive }) => isActive).length;
        return (
          <FoldedPanel>
            <summary>
              <Title as="h2" size={4}>
                Teachers
              </Title>
              <span>
                {active} active
                {clashes.length > 0 && (
                  <span>{`, ${clashes.length} double ${clashes.length === 1 ? 'booking' : 'bookings'} to resolve`}</span>
                )}
              </span>
            </summary>
            <ModalButton label="Add teacher" title="Add teacher" tone="ink">
              {(close) => <TeacherForm onDone={close} />}
            </ModalButton>
            {clashes.length > 0 && <Clashes clashes={clashes} />}
            {teachers.length === 0 && <Text>No teachers yet. Add one before you add lesson times.</Text>}
            <ul>
              {teachers.map((teacher) => (
                <li key={teacher.id}>
                  <b>{teacher.name}</b>
                  <span>
                    {teacher.instruments.map((id) => instrumentLabels[id]).join(', ')};{' '}
                    {teacher.venues.map((id) => venueLabels[id]).join(', ')}
                  </span>
                  <span>{teacher.isActive ? countTaught(teacher) : `Left. ${countTaught(teacher)}`}</span>
                  <span>
                    <ModalButton label="Edit" of={teacher.name} title="Edit teacher">
                      {(close) => <TeacherForm teacher={teacher} onDone={close} />}
                    </ModalButton>{' '}
                    <ActiveButton teacher={teacher} />
                  </span>
                </li>
              ))}
            </ul>
          </FoldedPanel>
        );
      }}
    </Loaded>
  );
}

function Clashes({ clashes }: { readonly clashes: readonly TeacherClash[] }) {
  return (
    <Notice tone="warning" title="Double bookings">
      <ul>
        {clashes.map(({ id, teacher, first, second }) => (
          <li key={`${id} ${first.startsAt}`}>
            {teacher}: {describe(first)}, and {describe(second)}
          </li>
        ))}
      </ul>
      These were made before the site prevented double bookings. Cancel one of them and agree on another time.
    </Notice>
  );
}

const describe = ({ kind, students, startsAt, endsAt }: TeacherClash['first']): string =>
  kind === 'lesson'
    ? `lesson of ${students.join(', ')} on ${formatWeeklyHour(startsAt, endsAt)}`
    : `trial lesson of ${students.join(', ')} on ${formatLongDateTime(startsAt)} to ${formatClock(endsAt)}`;

/** Marks a teacher as left, or restores them. Lessons and bookings stay until the office moves them. */
function ActiveButton({ teacher }: { readonly teacher: TeacherRow }) {
  const [change] = useChangeTeacherMutation();
  const { id, name, isActive, lessons, trials } = teacher;
  const stays = lessons + trials > 0 ? ` To be moved: ${countTaught(teacher)}.` : '';
  return (
    <ActionButton
      run={() => change({ id, teacherChange: { isActive: !isActive } }).unwrap()}
      done={isActive ? `${name} was marked as left.${stays}` : `${name} was restored.`}
      failed={`${name} was not changed.`}
    >
      {isActive ? 'Mark as left' : 'Restore'}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </ActionButton>
  );
}

/** The lessons of a teacher, as text: '2 weekly lessons, 1 upcoming trial lesson'. */
function countTaught({ lessons, trials }: Pick<TeacherRow, 'lessons' | 'trials'>): string {
  const parts = [
    lessons > 0 && `${lessons} weekly ${lessons === 1 ? 'lesson' : 'lessons'}`,
    trials > 0 && `${trials} upcoming trial ${trials === 1 ? 'lesson' : 'lessons'}`,
  ];
  return parts.filter(Boolean).join(', ') || 'No lessons';
}
