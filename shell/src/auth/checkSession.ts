import type { Auth0Client } from '@auth0/auth0-spa-js';
import { codeOfAuthError, messageOfAuthError } from '@school/shared/schemas/sign-in';
import { hasSignedIn } from './signedInMark';

/** The waits before the service is asked again. When it is away for longer, the sign-in form says why. Milliseconds. */
const WAITS_MS = [3_000, 10_000];

/** The codes of errors that say nothing about the session: the service did not answer. */
const UNANSWERED = new Set([
  undefined,
  'timeout',
  'request_error',
  'too_many_requests',
  'server_error',
  'temporarily_unavailable',
]);

interface Told {
  /** The service answers nobody; it is asked again in so many milliseconds. */
  readonly onBusy: (waitMs: number) => void;
  /** It was asked for the last time; the message is for people. */
  readonly onError: (message: string) => void;
}

/**
 * Asks the identity service whether the session goes on. Replaces the library's method of this name, which takes every
 * error for a session that is over: staff would get the sign-in form while the service is away for a moment.
 */
export async function checkSession(
  client: Pick<Auth0Client, 'getTokenSilently'>,
  { onBusy, onError }: Told,
  waitsMs: readonly number[] = WAITS_MS,
): Promise<void> {
  if (!hasSignedIn()) return;
  try {
    await client.getTokenSilently();
  } catch (error) {
    if (!UNANSWERED.has(codeOfAuthError(error))) return;
    const [waitMs, ...later] = waitsMs;
    if (waitMs === undefined) return onError(messageOfAuthError(error));
    onBusy(waitMs);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return checkSession(client, { onBusy, onError }, later);
  }
}
