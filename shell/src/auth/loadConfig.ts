import { abortedAfter } from '@school/shared';

/** A guarded page shows nothing until sign-in knows how it is set up: an API that hangs must not hold it for ever. */
const DEADLINE_MS = 15_000;

/** When to try again where an answer does not say it, and the latest. Milliseconds. */
const USUAL_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/** The API is there, and answers nobody at the moment. */
export class BusyError extends Error {
  /** @param waitMs when to try again, in milliseconds */
  constructor(readonly waitMs: number) {
    super('The site is busy at the moment. Please try again.');
  }
}

/**
 * Asks the API for the site's public configuration.
 * @throws BusyError where the API tells everybody to come back later
 * @throws Error in a person's words when it is away
 */
export async function loadConfig(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: abortedAfter(DEADLINE_MS) });
  if (response.status === 503 || response.status === 429) throw new BusyError(waitOf(response));
  if (!response.ok) throw new Error('Sign-in is away for a moment. Please try again.');
  const server = Date.parse(response.headers.get('date') ?? '');
  return { ...(await response.json()), clockOffsetMs: server - Date.now() || 0 };
}

/** Up to a quarter more than was asked for, so that not all come back at once. */
function waitOf({ headers }: Response): number {
  const asked = Number(headers.get('retry-after')) * 1_000 || USUAL_WAIT_MS;
  return Math.min(asked, LONGEST_WAIT_MS) * (1 + Math.random() / 4);
}
