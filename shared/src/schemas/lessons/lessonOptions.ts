/**
 * The options of lessons: the values of the specification's option lists (section 9) and its instruments (section 3).
 */
export const instrumentIds = ['piano', 'violin', 'cello', 'guitar', 'saxophone', 'trumpet'] as const;
export const lessonLevels = [
  'beginner_child_1',
  'beginner_child_2',
  'beginner_adult',
  'intermediate',
] as const;
export const lessonProgrammes = ['early_years_music', 'junior_conservatory', 'adult_study'] as const;
export const lessonCategories = ['classical', 'contemporary'] as const;
export const lessonGrades = ['grade_1', 'grade_2', 'grade_3', 'grade_4', 'grade_5', 'grade_6'] as const;
export const lessonVenues = ['accra', 'tema'] as const;
export const classTypes = ['private', 'group'] as const;
export const studyModes = ['online', 'in_person'] as const;

export type InstrumentId = (typeof instrumentIds)[number];
export type LessonLevel = (typeof lessonLevels)[number];
export type LessonProgramme = (typeof lessonProgrammes)[number];
export type LessonCategory = (typeof lessonCategories)[number];
export type LessonGrade = (typeof lessonGrades)[number];
export type LessonVenue = (typeof lessonVenues)[number];
export type ClassType = (typeof classTypes)[number];
export type StudyMode = (typeof studyModes)[number];

/** Lessons take place from Monday to Saturday (section 9). */
export const lessonDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export const dayParts = ['morning', 'afternoon', 'evening'] as const;

export type LessonDay = (typeof lessonDays)[number];
export type DayPart = (typeof dayParts)[number];
/** A possible lesson time, such as `monday_morning`. */
export type LessonTime = `${LessonDay}_${DayPart}`;

/** Every part of every lesson day, in the order of the week. */
export const lessonTimes: readonly LessonTime[] = lessonDays.flatMap((day) =>
  dayParts.map((part): LessonTime => `${day}_${part}`),
);
