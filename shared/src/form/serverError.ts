/** One field that the server refused. */
export interface RefusedField {
  field: string;
  message: string;
}

/** What the server said, in a form's terms. */
export interface Refusal {
  message: string;
  /** What went wrong, by the API's name of it. */
  code?: unknown;
  /** With `total_changed`: what is to be paid as it is now, in pesewas. */
  total?: number | undefined;
  fields: readonly RefusedField[];
}

/** Said when nothing better is known. */
export const NOT_SENT =
  'This could not be sent. Check your connection and try again. Nothing you typed is lost.';

/**
 * Reads the API's error body `{error: {code, message, fields?}}`, as it comes from the API client (`{status, data}`)
 * or by itself. Undefined when the failure is something else.
 */
export function readRefusal(failure: unknown): Refusal | undefined {
  const body = property(property(failure, 'data') ?? failure, 'error');
  const message = property(body, 'message');
  if (typeof message !== 'string') return undefined;
  const fields = property(body, 'fields');
  const total = property(body, 'total');
  return {
    message,
    code: property(body, 'code'),
    total: typeof total === 'number' ? total : undefined,
    fields: Array.isArray(fields) ? fields.filter(isRefusedField) : [],
  };
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const isRefusedField = (value: unknown): value is RefusedField =>
  typeof property(value, 'field') === 'string' && typeof property(value, 'message') === 'string';
