import type { ListTerms } from './address';

/** A filter of a list as data. */
export interface ListFilter {
  readonly name: string;
  readonly label: string;
  /** What stands for all. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The terms of a list by its filters and the columns it can be sorted by. */
export const termsOf = (
  filters: readonly ListFilter[],
  sorting: Pick<ListTerms, 'sorts' | 'sort' | 'order'>,
): ListTerms => ({
  ...sorting,
  filters: Object.fromEntries(
    filters.map(({ name, options }) => [
      name,
      // Options that are still on their way may hold any value.
      options.length > 0 ? options.map(({ value }) => value) : undefined,
    ]),
  ),
});

/** How many filters are set; the two days of a period are one. */
export const countFilters = (filters: Readonly<Record<string, string>>): number =>
  new Set(Object.keys(filters).map((name) => (name === 'to' ? 'from' : name))).size;

/** Labels by value as the options of a filter. */
export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
