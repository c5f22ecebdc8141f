import type { PerformerSuggestion } from '../api';

/** The reasons for and against a performer, as text. */
export function reasons(suggestion: PerformerSuggestion): string[] {
  const { isWished, isNamed, suitsMusic, suitsPlace, category, place, busyWith } = suggestion;
  return [
    busyWith ? `plays at ${busyWith} then` : 'free then',
    isWished ? 'wished for' : '',
    isNamed ? 'named in the message' : '',
    suitsMusic ? `${category.toLowerCase()}, as asked` : `${category.toLowerCase()}, which was not asked for`,
    suitsPlace ? `at home in ${place}` : `from ${place.toLowerCase() === 'elsewhere' ? 'elsewhere' : place}`,
  ].filter(Boolean);
}
