import type { LessonLevel } from '@school/shared/schemas/lessons';
import type { Fact } from '@school/shared/ui';
import { firstAgeOf } from './ages';
import { courses } from './offers';

/** Facts of every course (specification, section 9). */
export const course = {
  duration: '44–48 sessions',
  time: '1 hour',
  schedule: 'Monday to Saturday',
  age: 'All ages',
  recitals: '2–4 recitals',
} as const;

/**
 * Returns the facts of a course, or of all courses.
 * @param inCourse what the sessions are counted in
 * @param levels the levels taught; the youngest gives the first age
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
