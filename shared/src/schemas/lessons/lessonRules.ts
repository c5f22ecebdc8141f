import type { LessonLevel, LessonProgramme } from './lessonOptions';

/** The levels of each programme. They match its ages; people with experience join their age group. */
const levelsByProgramme: Readonly<Record<LessonProgramme, readonly LessonLevel[]>> = {
  early_years_music: ['beginner_child_1'],
  junior_conservatory: ['beginner_child_2', 'intermediate'],
  adult_study: ['beginner_adult', 'intermediate'],
};

/** Returns whether a level is taught in a programme. */
export const isTaughtIn = (programme: LessonProgramme, level: LessonLevel): boolean =>
  levelsByProgramme[programme].includes(level);

/** Returns whether pupils of a programme are under 18 and need a guardian. */
export const isForChildren = (programme: LessonProgramme): boolean => programme !== 'adult_study';

/** Returns whether a programme prepares for grades, which the youngest do without. */
export const hasGrades = (programme: LessonProgramme): boolean => programme !== 'early_years_music';
