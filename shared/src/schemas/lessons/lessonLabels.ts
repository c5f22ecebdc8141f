import type {
  ClassType,
  DayPart,
  InstrumentId,
  LessonCategory,
  LessonDay,
  LessonGrade,
  LessonLevel,
  LessonProgramme,
  LessonVenue,
  StudyMode,
} from './lessonOptions';

/* The labels of the option lists, on pages, in mails and in staff lists. */

export const instrumentLabels: Readonly<Record<InstrumentId, string>> = {
  piano: 'Piano',
  violin: 'Violin',
  cello: 'Cello',
  guitar: 'Guitar',
  saxophone: 'Saxophone',
  trumpet: 'Trumpet',
};

export const programmeLabels: Readonly<Record<LessonProgramme, string>> = {
  early_years_music: 'Early Years Music',
  junior_conservatory: 'Junior Conservatory',
  adult_study: 'Adult Study',
};

export const levelLabels: Readonly<Record<LessonLevel, string>> = {
  beginner_child_1: 'Beginner, 4–6 yrs',
  beginner_child_2: 'Beginner, 7–17 yrs',
  beginner_adult: 'Beginner, 18+',
  intermediate: 'Intermediate',
};

export const categoryLabels: Readonly<Record<LessonCategory, string>> = {
  classical: 'Classical',
  contemporary: 'Contemporary',
};

export const gradeLabels: Readonly<Record<LessonGrade, string>> = {
  grade_1: 'Grade 1',
  grade_2: 'Grade 2',
  grade_3: 'Grade 3',
  grade_4: 'Grade 4',
  grade_5: 'Grade 5',
  grade_6: 'Grade 6',
};

export const classTypeLabels: Readonly<Record<ClassType, string>> = { private: 'Private', group: 'Group' };

export const modeLabels: Readonly<Record<StudyMode, string>> = { online: 'Online', in_person: 'In person' };

export const venueLabels: Readonly<Record<LessonVenue, string>> = { accra: 'Accra', tema: 'Tema' };

export const dayLabels: Readonly<Record<LessonDay, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
};

export const dayPartLabels: Readonly<Record<DayPart, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};
