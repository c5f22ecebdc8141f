import { z } from '@hono/zod-openapi';

/** A JSON value of any shape whose texts can be stored. */
export const plainJson = z.unknown().refine(isPlainJson, 'This text has characters that cannot be kept');

/** Half a surrogate pair, which is no text, or NUL, which PostgreSQL cannot store. */
const unkept = /\0|\p{Surrogate}/u;

/** Returns whether all texts of a JSON value can be stored. */
function isPlainJson(value: unknown): boolean {
  if (typeof value === 'string') return !unkept.test(value);
  if (Array.isArray(value)) return value.every(isPlainJson);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => isPlainJson(key) && isPlainJson(part));
}
