import { messageOf } from '@school/shared';
import { apiUrl, currentToken } from '@school/shared/api';
import { StreamRefused } from '@school/shared/stream';
import { signedInAgain } from '../session/sessionState';

/** Opens a stream of the API as the signed-in user. @param path below `/api` */
export async function openStream(path: string, signal: AbortSignal): Promise<Response> {
  const response = await ask(path, signal);
  if (response.status !== 401 || signal.aborted) return response;
  // The session has ended; the stream continues after the next sign-in.
  return (await signedInAgain(SESSION_OVER)) ? ask(path, signal) : response;
}

const SESSION_OVER = 'Your session has ended. Please sign in again.';

async function ask(path: string, signal: AbortSignal): Promise<Response> {
  const token = await currentToken();
  return fetch(apiUrl(path), {
    signal,
    cache: 'no-store',
    headers: { Accept: 'text/event-stream', ...(token && { Authorization: `Bearer ${token}` }) },
  });
}

/** Returns a message for users that says why a stream was rejected. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof StreamRefused)) return messageOf(error);
  return error.status === 403
    ? 'Your roles do not include access to these numbers.'
    : 'Please sign in again.';
}
