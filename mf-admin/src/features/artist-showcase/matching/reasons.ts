import type { PerformerSuggestion } from '../api';

/** The reasons for and against a performer, as text. */
export function reasons(suggestion: PerformerSuggestion): string[] {
  const { isRequested, isNamed, suitsMusic, suitsPlace, category, place, busyWith } = suggestion;
  return [
    busyWith ? `already booked by ${busyWith}` : 'available',
    isRequested ? 'requested by name' : '',
    isNamed ? 'named in the message' : '',
    suitsMusic
      ? `${category.toLowerCase()}, as requested`
      : `${category.toLowerCase()}, not the kind requested`,
    suitsPlace ? `based in ${place}` : `from ${place.toLowerCase() === 'elsewhere' ? 'elsewhere' : place}`,
  ].filter(Boolean);
}
