import type { LessonLevel } from '@school/shared/schemas/lessons';
import type { Fact } from '@school/shared/ui';
import { firstAgeOf } from './ages';
import { courses } from './offers';

/** The same for every course (specification, section 9). */
export const course = {
  duration: '44–48 sessions',
  time: '1 hour',
  schedule: 'Monday to Saturday',
  age: 'All ages',
  recitals: '2–4 recitals',
} as const;

/**
 * What holds for a course, or for all.
 * @param inCourse what the sessions are counted in
 * @param levels what is taught: the youngest of them say from which age on
 */
export const factsOf = (inCourse: string, levels: readonly LessonLevel[]): readonly Fact[] => [
  { value: course.duration, label: inCourse },
  { value: course.time, label: 'for each session' },
  { value: course.schedule, label: 'lesson days' },
  { value: course.recitals, label: 'per course, on stage' },
  { value: course.age, label: `from ${firstAgeOf(levels)} years on` },
];

export const courseFacts = factsOf(
  'in every course',
  courses.flatMap(({ offer }) => offer.level),
);
