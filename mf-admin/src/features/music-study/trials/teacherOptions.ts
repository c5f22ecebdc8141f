import { instrumentLabels, venueLabels } from '@school/shared/schemas/lessons';
import type { Option } from '@school/shared/ui';
import type { TeacherRow } from '../api';

type Teacher = Pick<TeacherRow, 'id' | 'name' | 'instruments' | 'venues' | 'isActive'>;

/**
 * Returns the options of a teacher field: first those who teach the instrument at the venue, then all other
 * active teachers, since their records may be out of date.
 * @param wanted the current choices; empty where nothing is chosen
 */
export function teacherOptions(
  teachers: readonly Teacher[],
  { instrument, venue }: { readonly instrument: string; readonly venue: string },
): Option[] {
  const active = teachers.filter(({ isActive }) => isActive);
  const fitting = active.filter(
    ({ instruments, venues }) =>
      (instrument === '' || instruments.some((id) => id === instrument)) &&
      (venue === '' || venues.some((id) => id === venue)),
  );
  const others = active.filter((teacher) => !fitting.includes(teacher));
  return [
    ...fitting.map(({ id, name }) => ({ value: id, label: name })),
    ...(others.length > 0 ? [{ value: 'others', label: 'Other teachers', disabled: true }] : []),
    ...others.map((teacher) => ({ value: teacher.id, label: describe(teacher) })),
  ];
}

const describe = ({ name, instruments, venues }: Teacher): string =>
  `${name} (${[...instruments.map((id) => instrumentLabels[id]), ...venues.map((id) => venueLabels[id])].join(', ')})`;
