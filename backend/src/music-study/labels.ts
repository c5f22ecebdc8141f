import {
  dayParts,
  lessonDays,
  type ClassType,
  type DayPart,
  type InstrumentId,
  type LessonCategory,
  type LessonDay,
  type LessonGrade,
  type LessonLevel,
  type LessonProgramme,
  type LessonTime,
  type LessonVenue,
  type StudyMode,
} from '@school/shared/schemas/lessons';

/** What the option lists are called in mails. */
export const instrumentWords: Record<InstrumentId, string> = {
  piano: 'Piano',
  violin: 'Violin',
  cello: 'Cello',
  guitar: 'Guitar',
  saxophone: 'Saxophone',
  trumpet: 'Trumpet',
};

export const programmeWords: Record<LessonProgramme, string> = {
  early_years_music: 'Early Years Music',
  junior_conservatory: 'Junior Conservatory',
  adult_study: 'Adult Study',
};

export const levelWords: Record<LessonLevel, string> = {
  beginner_child_1: 'Beginner, 4 to 6 years',
  beginner_child_2: 'Beginner, 7 to 17 years',
  beginner_adult: 'Beginner, 18 and over',
  intermediate: 'Intermediate',
};

export const categoryWords: Record<LessonCategory, string> = {
  classical: 'Classical',
  contemporary: 'Contemporary',
};

export const gradeWords: Record<LessonGrade, string> = {
  grade_1: 'Grade 1',
  grade_2: 'Grade 2',
  grade_3: 'Grade 3',
  grade_4: 'Grade 4',
  grade_5: 'Grade 5',
  grade_6: 'Grade 6',
};

export const classWords: Record<ClassType, string> = { private: 'Private', group: 'Group' };

export const modeWords: Record<StudyMode, string> = { online: 'Online', in_person: 'In person' };

export const venueWords: Record<LessonVenue, string> = { accra: 'Accra', tema: 'Tema' };

const dayWords: Record<LessonDay, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
};

const partWords: Record<DayPart, string> = {
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
};

/** Times as people say them, a day at a time: `Monday morning or evening; Saturday morning`. */
export function timesInWords(times: readonly LessonTime[]): string {
  const days = lessonDays.flatMap((day) => {
    const parts = dayParts.filter((part) => times.includes(`${day}_${part}`)).map((part) => partWords[part]);
    return parts.length > 0 ? [`${dayWords[day]} ${listed(parts)}`] : [];
  });
  return days.join('; ');
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
