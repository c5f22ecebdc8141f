// Sample content: texts about the programmes. Names and ages are the specification's.
import { programmeLabels, type LessonLevel, type LessonProgramme } from '@school/shared/schemas/lessons';
import type { Ground } from '@school/shared/theme';
import { agesOf } from './ages';

export interface Programme {
  readonly id: LessonProgramme;
  readonly name: string;
  readonly ages: string;
  /** Beats in its bar; each programme has its own time signature. */
  readonly beats: 2 | 3 | 4;
  readonly text: string;
  readonly points: readonly string[];
  readonly ground: Ground;
}

function agesInWords(level: LessonLevel): string {
  const [first, last] = agesOf(level);
  return last === undefined ? `Ages ${first} and over` : `Ages ${first} to ${last}`;
}

export const programmes: readonly Programme[] = [
  {
    id: 'early_years_music',
    name: programmeLabels.early_years_music,
    ages: agesInWords('beginner_child_1'),
    beats: 2,
    text: 'Songs, rhythm and play for the youngest.',
    points: ['Piano and violin', 'Accra and Tema'],
    ground: 'gold',
  },
  {
    id: 'junior_conservatory',
    name: programmeLabels.junior_conservatory,
    ages: agesInWords('beginner_child_2'),
    beats: 3,
    text: 'Learn one instrument well, with theory and group playing. Take a graded examination when you are ready.',
    points: ['Private or group', 'Classical or contemporary', 'Grades 1 to 6'],
    ground: 'rose',
  },
  {
    id: 'adult_study',
    name: programmeLabels.adult_study,
    ages: agesInWords('beginner_adult'),
    beats: 4,
    text: 'Begin, or begin again. Lessons fit around your working week.',
    points: ['Private or group', 'In person or online', 'Beginner and intermediate'],
    ground: 'palm',
  },
];
