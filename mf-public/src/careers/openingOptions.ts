import { openApplication, type Opening } from '../content/openings';

export interface OpeningOption {
  readonly value: string;
  readonly label: string;
}

/** Returns the positions to apply for, in the order of the list. */
export const openingOptions = (openings: readonly Opening[]): readonly OpeningOption[] => [
  ...openings.map(({ id, title, branch }) => ({ value: id, label: `${title}, ${branch}` })),
  { value: openApplication.id, label: openApplication.title },
];

/** Returns the title of a position in an application. */
export const openingTitleOf = (id: string, options: readonly OpeningOption[]): string =>
  options.find(({ value }) => value === id)?.label ?? id;
