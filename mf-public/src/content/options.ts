/** The words that people read for the option lists of the specification (section 9). */
import type {
  ClassType,
  DayPart,
  LessonCategory,
  LessonDay,
  LessonGrade,
  LessonLevel,
  LessonProgramme,
  LessonVenue,
  StudyMode,
} from '@school/shared/schemas/lessons';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** In the order of the words; none may be missing. */
const options = <Value extends string>(labels: Readonly<Record<Value, string>>): readonly Option<Value>[] =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

export const levels = options<LessonLevel>({
  beginner_child_1: 'Beginner, 4–6 yrs',
  beginner_child_2: 'Beginner, 7–17 yrs',
  beginner_adult: 'Beginner, 18+',
  intermediate: 'Intermediate',
});

export const programmeOptions = options<LessonProgramme>({
  early_years_music: 'Early Years Music',
  junior_conservatory: 'Junior Conservatory',
  adult_study: 'Adult Study',
});

export const categories = options<LessonCategory>({
  classical: 'Classical',
  contemporary: 'Contemporary',
});

export const grades = options<LessonGrade>({
  grade_1: 'Grade 1',
  grade_2: 'Grade 2',
  grade_3: 'Grade 3',
  grade_4: 'Grade 4',
  grade_5: 'Grade 5',
  grade_6: 'Grade 6',
});

export const venues = options<LessonVenue>({ accra: 'Accra', tema: 'Tema' });

export const classTypes = options<ClassType>({ private: 'Private', group: 'Group' });

export const modes = options<StudyMode>({ online: 'Online', in_person: 'In person' });

export const days = options<LessonDay>({
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
});

export const partsOfDay = options<DayPart>({
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
});

/** What a course can be chosen by; the keys are also the words of the address. */
export const facets = {
  level: { label: 'Level', options: levels },
  programme: { label: 'Programme', options: programmeOptions },
  category: { label: 'Category', options: categories },
  class_type: { label: 'Class type', options: classTypes },
  mode: { label: 'Mode of study', options: modes },
  venue: { label: 'Venue', options: venues },
} as const;

export type Facet = keyof typeof facets;
export type FacetValue<Name extends Facet> = (typeof facets)[Name]['options'][number]['value'];
/** What is taught of an instrument, by facet. */
export type Offer = { readonly [Name in Facet]: readonly FacetValue<Name>[] };

export const facetNames = Object.keys(facets) as readonly Facet[];
