/**
 * Returns whether a request failed without a decision of the API: offline, timed out or a server error. A
 * rejection, such as a missing role, is a decision.
 */
export function isUnanswered(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  // Text codes come from the API client: no connection, time-out, unreadable response. Without a status it
  // was aborted.
  if (typeof status !== 'number') return true;
  return status >= 500 || status === 401 || status === 408 || status === 429;
}
