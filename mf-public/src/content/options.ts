/** The option lists of the specification (section 9), with the words that people read. */

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

const options = <const List extends readonly Option<string>[]>(list: List): List => list;

export const levels = options([
  { value: 'beginner_child_1', label: 'Beginner, 4–6 yrs' },
  { value: 'beginner_child_2', label: 'Beginner, 7–17 yrs' },
  { value: 'beginner_adult', label: 'Beginner, 18+' },
  { value: 'intermediate', label: 'Intermediate' },
]);

export const programmeOptions = options([
  { value: 'early_years_music', label: 'Early Years Music' },
  { value: 'junior_conservatory', label: 'Junior Conservatory' },
  { value: 'adult_study', label: 'Adult Study' },
]);

export const categories = options([
  { value: 'classical', label: 'Classical' },
  { value: 'contemporary', label: 'Contemporary' },
]);

export const grades = options([
  { value: 'grade_1', label: 'Grade 1' },
  { value: 'grade_2', label: 'Grade 2' },
  { value: 'grade_3', label: 'Grade 3' },
  { value: 'grade_4', label: 'Grade 4' },
  { value: 'grade_5', label: 'Grade 5' },
  { value: 'grade_6', label: 'Grade 6' },
]);

export const venues = options([
  { value: 'accra', label: 'Accra' },
  { value: 'tema', label: 'Tema' },
]);

export const classTypes = options([
  { value: 'private', label: 'Private' },
  { value: 'group', label: 'Group' },
]);

export const modes = options([
  { value: 'online', label: 'Online' },
  { value: 'in_person', label: 'In person' },
]);

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
