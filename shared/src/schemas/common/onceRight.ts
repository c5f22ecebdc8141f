import type * as z from 'zod';

/** Lets a rule over several fields speak together with the fields' own, as soon as those that it reads are right. */
export const onceRight =
  (...names: readonly string[]) =>
  ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    // A list has none of the fields, of which nothing was said then.
    !Array.isArray(value) &&
    !issues.some(({ path }) => names.includes(String(path?.[0])));
