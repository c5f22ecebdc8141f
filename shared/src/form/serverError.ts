/** A field that the server rejected. */
export interface RefusedField {
  field: string;
  message: string;
}

/** An error response of the server in terms of the form. */
export interface Refusal {
  message: string;
  /** The API's error code. */
  code?: unknown;
  /** With `total_changed`: the current amount due, in pesewas. */
  total?: number | undefined;
  fields: readonly RefusedField[];
}

/** The default message. */
export const NOT_SENT =
  'This could not be sent. Check your connection and try again. Nothing you typed is lost.';

/**
 * Parses the API's error body `{error: {code, message, fields?}}`, alone or from the API client (`{status, data}`).
 * Returns undefined for any other failure.
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
