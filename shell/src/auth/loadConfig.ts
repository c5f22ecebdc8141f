import { abortedAfter } from '@school/shared';

/** A guarded page shows nothing until sign-in is configured, so an API that hangs must time out. */
const DEADLINE_MS = 15_000;

/** The default and maximum wait before a retry. Milliseconds. */
const USUAL_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/** The API is reachable but overloaded. */
export class BusyError extends Error {
  /** @param waitMs when to retry, in milliseconds */
  constructor(readonly waitMs: number) {
    super('The site is busy at the moment. Please try again.');
  }
}

/**
 * Fetches the site's public configuration.
 * @throws BusyError when the API asks clients to retry later
 * @throws an error with a plain message when it is unavailable
 */
export async function loadConfig(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: abortedAfter(DEADLINE_MS) });
  if (response.status === 503 || response.status === 429) throw new BusyError(waitOf(response));
  if (!response.ok) throw new Error('Sign-in is unavailable right now. Please try again.');
  const server = Date.parse(response.headers.get('date') ?? '');
  return { ...(await response.json()), clockOffsetMs: server - Date.now() || 0 };
}

/** Adds up to a quarter to the requested wait, so that clients do not all retry at once. */
function waitOf({ headers }: Response): number {
  const requested = Number(headers.get('retry-after')) * 1_000 || USUAL_WAIT_MS;
  return Math.min(requested, LONGEST_WAIT_MS) * (1 + Math.random() / 4);
}
