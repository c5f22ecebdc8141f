// Sample content: what is taught for each instrument, and where.
import type { InstrumentId } from './instrumentNames';
import type { Offer } from './options';

const childrenAndAdults = ['beginner_child_1', 'beginner_child_2', 'beginner_adult', 'intermediate'] as const;
const fromSeven = ['beginner_child_2', 'beginner_adult', 'intermediate'] as const;
const allProgrammes = ['early_years_music', 'junior_conservatory', 'adult_study'] as const;
const olderProgrammes = ['junior_conservatory', 'adult_study'] as const;
const bothCategories = ['classical', 'contemporary'] as const;
const bothClasses = ['private', 'group'] as const;
const bothModes = ['online', 'in_person'] as const;
const bothVenues = ['accra', 'tema'] as const;

export interface CourseLine {
  readonly id: InstrumentId;
  /** For the list of instruments. */
  readonly line: string;
  readonly offer: Offer;
}

export const courses: readonly CourseLine[] = [
  {
    id: 'piano',
    line: 'Play the tune and the chords at the same time.',
    offer: {
      level: childrenAndAdults,
      programme: allProgrammes,
      category: bothCategories,
      class_type: bothClasses,
      mode: bothModes,
      venue: bothVenues,
    },
  },
  {
    id: 'violin',
    line: 'A child can start at four, and play it for life.',
    offer: {
      level: childrenAndAdults,
      programme: allProgrammes,
      category: ['classical'],
      class_type: bothClasses,
      mode: bothModes,
      venue: bothVenues,
    },
  },
  {
    id: 'cello',
    line: 'A deep, warm sound, close to the human voice.',
    offer: {
      level: fromSeven,
      programme: olderProgrammes,
      category: ['classical'],
      class_type: ['private'],
      mode: ['in_person'],
      venue: ['accra'],
    },
  },
  {
    id: 'guitar',
    line: 'Classical pieces or highlife chords: the choice is yours.',
    offer: {
      level: fromSeven,
      programme: olderProgrammes,
      category: bothCategories,
      class_type: bothClasses,
      mode: bothModes,
      venue: bothVenues,
    },
  },
  {
    id: 'saxophone',
    line: 'A strong, warm sound for highlife and jazz.',
    offer: {
      level: fromSeven,
      programme: olderProgrammes,
      category: bothCategories,
      class_type: ['private'],
      mode: bothModes,
      venue: ['accra'],
    },
  },
  {
    id: 'trumpet',
    line: 'A bright sound for fanfares, hymns and jazz.',
    offer: {
      level: fromSeven,
      programme: olderProgrammes,
      category: bothCategories,
      class_type: bothClasses,
      mode: ['in_person'],
      venue: bothVenues,
    },
  },
];

/** Returns the course of an instrument. @throws when there is no such instrument */
export function courseOf(instrumentId: string | undefined): CourseLine {
  const course = courses.find(({ id }) => id === instrumentId);
  if (!course) throw new Error(`There is no course for ${instrumentId}`);
  return course;
}
