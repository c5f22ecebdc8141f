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
    line: 'Ten fingers, a whole orchestra, and the best seat for learning harmony.',
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
    line: 'Small enough for a four-year-old, large enough for a lifetime.',
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
    line: 'The voice closest to our own, held close to the chest.',
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
    line: 'Classical studies or highlife chords: six strings carry both.',
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
    line: 'Breath turned into a line that a whole band will follow.',
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
    line: 'Three valves, one breath, and no place to hide. That is the joy of it.',
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
