import { messageOf } from '@school/shared';
import { apiUrl, currentToken } from '@school/shared/api';
import { StreamRefused } from '@school/shared/stream';
import { signedInAgain } from '../session/sessionState';

/** Opens a stream of the API as the signed-in person. @param path below `/api` */
export async function openStream(path: string, signal: AbortSignal): Promise<Response> {
  const response = await ask(path, signal);
  if (response.status !== 401 || signal.aborted) return response;
  // The session is over: the stream goes on once somebody has signed in again.
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

/** Why a stream cannot be shown, for people. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof StreamRefused)) return messageOf(error);
  return error.status === 403
    ? 'Your roles do not include access to these numbers.'
    : 'Please sign in again.';
}
