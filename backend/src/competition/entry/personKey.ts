/** The parts of a name without what people write in different ways: accents, capitals, hyphens, their order. */
const nameParts = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}’'.]/gu, '')
    .toLowerCase()
    .split(/[\s,-]+/)
    .filter(Boolean)
    .toSorted();

/** A name and birthday, however they are written. */
export const personKeyOf = ({ name, birthDate }: { name: string; birthDate: string }): string =>
  `${nameParts(name).join(' ')}|${birthDate}`;

/** Whether two names are one person's, of whom one may leave out a title or a name in the middle: at least two parts agree. */
export function isSameName(one: string, other: string): boolean {
  const [short = [], long = []] = [nameParts(one), nameParts(other)].toSorted((a, b) => a.length - b.length);
  return short.length >= 2 && short.every((part) => long.includes(part));
}
