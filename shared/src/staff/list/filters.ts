import type { ListTerms } from './address';

/** A filter of a list as data. */
export interface ListFilter {
  readonly name: string;
  readonly label: string;
  /** The label of no choice. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The terms of a list with these filters and sort keys. */
export const termsOf = (
  filters: readonly ListFilter[],
  sorting: Pick<ListTerms, 'sorts' | 'sort' | 'order'>,
): ListTerms => ({
  ...sorting,
  filters: Object.fromEntries(
    filters.map(({ name, options }) => [
      name,
      // Options that are still loading may have any value.
      options.length > 0 ? options.map(({ value }) => value) : undefined,
    ]),
  ),
});

/** The number of filters that are set; the two days of a period count as one. */
export const countFilters = (filters: Readonly<Record<string, string>>): number =>
  new Set(Object.keys(filters).map((name) => (name === 'to' ? 'from' : name))).size;

/** The options of a filter from labels by value. */
export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
