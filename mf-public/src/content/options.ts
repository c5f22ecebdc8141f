/** The option lists of the specification (section 9) as options of fields. */
import {
  categoryLabels,
  classTypeLabels,
  dayLabels,
  dayPartLabels,
  gradeLabels,
  levelLabels,
  modeLabels,
  programmeLabels,
  venueLabels,
} from '@school/shared/schemas/lessons';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Returns options in the order of the labels. */
export const optionsOf = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
): readonly Option<Value>[] =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

export const levels = optionsOf(levelLabels);
export const grades = optionsOf(gradeLabels);
export const days = optionsOf(dayLabels);
export const partsOfDay = optionsOf(dayPartLabels);

/** The filters of courses. The keys are also the names in the address. */
export const facets = {
  level: { label: 'Level', options: levels },
  programme: { label: 'Programme', options: optionsOf(programmeLabels) },
  category: { label: 'Category', options: optionsOf(categoryLabels) },
  class_type: { label: 'Class type', options: optionsOf(classTypeLabels) },
  mode: { label: 'Mode of study', options: optionsOf(modeLabels) },
  venue: { label: 'Venue', options: optionsOf(venueLabels) },
} as const;

export type Facet = keyof typeof facets;
type FacetValue<Name extends Facet> = (typeof facets)[Name]['options'][number]['value'];
/** What is taught for an instrument, by facet. */
export type Offer = { readonly [Name in Facet]: readonly FacetValue<Name>[] };

export const facetNames = Object.keys(facets) as readonly Facet[];
