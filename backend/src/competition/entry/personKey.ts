/** A name and birthday without what people write in different ways: accents, capitals, hyphens, the order of the names. */
export function personKeyOf({ name, birthDate }: { name: string; birthDate: string }): string {
  const parts = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}’'.]/gu, '')
    .toLowerCase()
    .split(/[\s,-]+/)
    .filter(Boolean);
  return `${parts.toSorted().join(' ')}|${birthDate}`;
}
