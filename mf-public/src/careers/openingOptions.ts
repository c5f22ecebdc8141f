import { openApplication, openings } from '../content/openings';

/** What one may apply for, in the order of the list. */
export const openingOptions = [
  ...openings.map(({ id, title, branch }) => ({ value: id, label: `${title}, ${branch}` })),
  { value: openApplication.id, label: openApplication.title },
];

/** The title of a position, as an application says it. */
export const openingTitleOf = (id: string): string =>
  openingOptions.find(({ value }) => value === id)?.label ?? id;
