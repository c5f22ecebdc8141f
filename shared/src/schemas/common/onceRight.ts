import type * as z from 'zod';

/**
 * Lets a rule over several fields speak together with the fields' own, as soon as those that it reads are right.
 * @param names of fields, such as 'band' or 'competitor.birthDate'
 */
export const onceRight =
  (...names: readonly string[]) =>
  ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    // A list has none of the fields, of which nothing was said then.
    !Array.isArray(value) &&
    !issues.some(({ path = [] }) => names.some((name) => concerns(path.join('.'), name)));

/** Whether what is wrong at a place is wrong with a field: with it, a part of it, or what it is a part of. */
const concerns = (place: string, name: string): boolean =>
  place === name || place.startsWith(`${name}.`) || name.startsWith(`${place}.`);
