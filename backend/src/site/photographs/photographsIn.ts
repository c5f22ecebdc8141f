/** A photograph in a text, with its place there. */
export interface ShownPhotograph {
  /** Such as `0.photo`. */
  readonly field: string;
  readonly photo: Readonly<Record<string, unknown>>;
}

/** Returns the added photographs in a text of the site, which may be a draft with mistakes. */
export const photographsIn = (value: unknown): ShownPhotograph[] => at(value, []);

function at(value: unknown, place: readonly string[]): ShownPhotograph[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && 'added' in value) {
    return [{ field: place.join('.'), photo: value as ShownPhotograph['photo'] }];
  }
  return Object.entries(value).flatMap(([key, part]) => at(part, [...place, key]));
}

/** Returns a text without the photographs at some fields. */
export const withoutPhotographs = (value: unknown, fields: readonly string[]): unknown =>
  fields.length === 0 ? value : without(value, [], fields);

function without(value: unknown, place: readonly string[], fields: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .filter(([key]) => !fields.includes([...place, key].join('.')))
    .map(([key, part]) => [key, without(part, [...place, key], fields)] as const);
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept);
}

/** Returns the ids of the added photographs in texts. */
export const photographIdsIn = (values: readonly unknown[]): string[] => [
  ...new Set(
    values
      .flatMap(photographsIn)
      .flatMap(({ photo: { added } }) => (typeof added === 'string' && id.test(added) ? added : [])),
  ),
];

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
