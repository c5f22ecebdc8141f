import type * as z from 'zod';

/**
 * Runs a rule over several fields together with the fields' own rules, as soon as the fields that it reads are valid.
 * @param names of fields, such as 'band' or 'competitor.birthDate'
 */
export const onceRight =
  (...names: readonly string[]) =>
  ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    // A list has none of the fields, so their rules did not run.
    !Array.isArray(value) &&
    !issues.some(({ path = [] }) => names.some((name) => concerns(path.join('.'), name)));

/** Returns whether a problem at a path concerns a field: the field itself, a part of it, or a parent. */
const concerns = (place: string, name: string): boolean =>
  place === name || place.startsWith(`${name}.`) || name.startsWith(`${place}.`);
