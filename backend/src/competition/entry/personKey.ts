/** Returns the parts of a name without differences in accents, capitals, hyphens and order. */
const nameParts = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}’'.]/gu, '')
    .toLowerCase()
    .split(/[\s,-]+/)
    .filter(Boolean)
    .toSorted();

/** Returns a normalised key of a name and birthday. */
export const personKeyOf = ({ name, birthDate }: { name: string; birthDate: string }): string =>
  `${nameParts(name).join(' ')}|${birthDate}`;

/**
 * Returns whether two names belong to one person, who may leave out a title or a middle name: at least two parts are
 * equal.
 */
export function isSameName(one: string, other: string): boolean {
  const [short = [], long = []] = [nameParts(one), nameParts(other)].toSorted((a, b) => a.length - b.length);
  return short.length >= 2 && short.every((part) => long.includes(part));
}
