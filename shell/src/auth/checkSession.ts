import type { Auth0Client } from '@auth0/auth0-spa-js';
import { codeOfAuthError, messageOfAuthError } from '@school/shared/schemas/sign-in';
import { hasSignedIn } from './signedInMark';

/** The waits before retries. When the service is unavailable for longer, the sign-in form says why. Milliseconds. */
const WAITS_MS = [3_000, 10_000];

/** Error codes that do not concern the session: the service did not answer. */
const UNANSWERED = new Set([
  undefined,
  'timeout',
  'request_error',
  'too_many_requests',
  'server_error',
  'temporarily_unavailable',
]);

interface Told {
  /** Called when the service is unavailable, with the milliseconds until the retry. */
  readonly onBusy: (waitMs: number) => void;
  /** Called after the last attempt; the message is for display. */
  readonly onError: (message: string) => void;
}

/**
 * Asks the identity service whether the session is still valid. Replaces the library's method of this name, which
 * treats every error as an expired session: staff would see the sign-in form during a short outage.
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
