interface ApiErrorBody {
  error: { code: string; message: string };
}

const unreachable = 'The school cannot be reached right now. Check your connection and try again.';
const unreadable = 'The school answered in a way that could not be read. Please try again.';
const unknown = 'Something went wrong. Please try again.';

/** Returns the message for a failed request. */
export function messageOfApiError(error: unknown): string {
  const body = bodyOf(error);
  if (body) return body.error.message;
  const status = valueOf(error, 'status');
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') return unreachable;
  if (status === 502 || status === 503 || status === 504) return unreachable;
  if (status === 'PARSING_ERROR') return unreadable;
  const message = valueOf(error, 'message');
  return typeof message === 'string' && message !== '' ? message : unknown;
}

/** Returns the API's error code, such as `not_found`. */
export const codeOfApiError = (error: unknown): string | undefined => bodyOf(error)?.error.code;

function bodyOf(error: unknown): ApiErrorBody | undefined {
  const data = valueOf(error, 'data');
  return typeof valueOf(valueOf(data, 'error'), 'message') === 'string' ? (data as ApiErrorBody) : undefined;
}

function valueOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
