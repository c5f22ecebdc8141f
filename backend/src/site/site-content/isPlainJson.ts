/** Half of a character, which is no text, or the one that PostgreSQL does not keep. */
const unkept = /\0|\p{Surrogate}/u;

/** Whether all texts of a JSON value can be stored. */
export function isPlainJson(value: unknown): boolean {
  if (typeof value === 'string') return !unkept.test(value);
  if (Array.isArray(value)) return value.every(isPlainJson);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => isPlainJson(key) && isPlainJson(part));
}
