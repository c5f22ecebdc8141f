import type { Auth0Client } from '@auth0/auth0-spa-js';
import { codeOfAuthError, messageOfAuthError } from '@school/shared/schemas/sign-in';
import { hasSignedIn } from './signedInMark';

/** Before each further question. A service that is away for longer leads to the form, with a word why. Milliseconds. */
const WAITS_MS = [3_000, 10_000];

/** What the library and services say when nobody has answered whether there is a session. */
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
 * Asks the identity service whether who has signed in before still is, in place of the library's question of this name,
 * which takes a service that is away for an answer: staff would be shown the form while their session lives on.
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
