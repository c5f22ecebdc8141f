/**
 * Whether a failed request leaves it to the device for now: the school did not answer, or could not. What it did answer,
 * such as a missing role, stands.
 */
export function isUnanswered(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  // Texts are the API client's own: no connection, no time, no answer that can be read. Without any it was given up.
  if (typeof status !== 'number') return true;
  return status >= 500 || status === 401 || status === 408 || status === 429;
}
