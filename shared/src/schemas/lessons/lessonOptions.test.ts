import { expect, it } from 'vitest';
import {
  classTypes,
  instrumentIds,
  lessonCategories,
  lessonDays,
  lessonGrades,
  lessonLevels,
  lessonProgrammes,
  lessonVenues,
  studyModes,
} from './lessonOptions';

it('matches the lists of the specification, section 9, and its instruments', () => {
  expect({
    instruments: instrumentIds,
    levels: lessonLevels,
    programmes: lessonProgrammes,
    categories: lessonCategories,
    grades: lessonGrades,
    venues: lessonVenues,
    'class types': classTypes,
    'modes of study': studyModes,
    days: lessonDays,
  }).toEqual({
    instruments: ['piano', 'violin', 'cello', 'guitar', 'saxophone', 'trumpet'],
    levels: ['beginner_child_1', 'beginner_child_2', 'beginner_adult', 'intermediate'],
    programmes: ['early_years_music', 'junior_conservatory', 'adult_study'],
    categories: ['classical', 'contemporary'],
    grades: ['grade_1', 'grade_2', 'grade_3', 'grade_4', 'grade_5', 'grade_6'],
    venues: ['accra', 'tema'],
    'class types': ['private', 'group'],
    'modes of study': ['online', 'in_person'],
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  });
});
