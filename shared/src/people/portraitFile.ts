import type { Person } from './person';

/** How many drawings there are for people without a look of their own. */
const SOMEBODY = 4;

/** Returns the path of a drawing below the app's folder. */
export const portraitFile = (id: string): string => `portraits/${id}.svg`;

/**
 * Returns the drawing of a person. A look is named after its person, so somebody whom staff write over
 * another does not get their face.
 * @param at position in the list, so that neighbours without a look differ
 */
export const portraitOf = ({ name, portrait }: Pick<Person, 'name' | 'portrait'>, at: number): string =>
  portrait === name.toLowerCase().replaceAll(' ', '-') ? portrait : `somebody-${at % SOMEBODY}`;
