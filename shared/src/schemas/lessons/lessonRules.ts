import type { LessonLevel, LessonProgramme } from './lessonOptions';

/** The levels that each programme teaches: its ages are theirs, and who has learnt before joins their own age. */
const levelsByProgramme: Readonly<Record<LessonProgramme, readonly LessonLevel[]>> = {
  early_years_music: ['beginner_child_1'],
  junior_conservatory: ['beginner_child_2', 'intermediate'],
  adult_study: ['beginner_adult', 'intermediate'],
};

/** Whether a level is taught in a programme. */
export const isTaughtIn = (programme: LessonProgramme, level: LessonLevel): boolean =>
  levelsByProgramme[programme].includes(level);

/** Whether pupils of a programme are under 18, so that somebody answers for them. */
export const isForChildren = (programme: LessonProgramme): boolean => programme !== 'adult_study';

/** Whether a programme works towards grades: the youngest play without. */
export const hasGrades = (programme: LessonProgramme): boolean => programme !== 'early_years_music';
