import { isTaughtIn, lessonLevels, lessonProgrammes } from '@school/shared/schemas/lessons';
import { facetNames, facets, type Facet, type Offer } from '../content/options';

/** The filters that a visitor has set. */
export type Filters = Partial<Record<Facet, string>>;

/** Reads the filters of an address, without unknown values. */
export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search);
  const known = facetNames.flatMap((facet) => {
    const value = query.get(facet);
    const isOption = facets[facet].options.some((option) => option.value === value);
    return value !== null && isOption ? [[facet, value] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Returns the address of the page with these filters. */
export function addressOf(filters: Filters): string {
  return `/learn${queryOf(filters)}`;
}

/** Returns the filters as a query, which is empty without filters. */
export function queryOf(filters: Filters): string {
  const query = new URLSearchParams(Object.entries(filters)).toString();
  return query ? `?${query}` : '';
}

/** Returns the filters with one facet set, or cleared when there is no value. */
export function withFacet(filters: Filters, facet: Facet, value: string): Filters {
  const { [facet]: _, ...others } = filters;
  return value ? { ...others, [facet]: value } : others;
}

/** Returns whether an instrument matches the filters. A level matches only in programmes that teach it. */
export function offers(offer: Offer, filters: Filters): boolean {
  const level = lessonLevels.find((one) => one === filters.level);
  const programme = lessonProgrammes.find((one) => one === filters.programme);
  if (level && programme && !isTaughtIn(programme, level)) return false;
  return (Object.entries(filters) as [Facet, string][]).every(([facet, value]) =>
    (offer[facet] as readonly string[]).includes(value),
  );
}
