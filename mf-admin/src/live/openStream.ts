import { messageOf } from '@school/shared';
import { apiUrl, currentToken } from '@school/shared/api';
import { StreamRefused } from '@school/shared/stream';

/** Opens a stream of the API as the signed-in person. @param path below `/api` */
export async function openStream(path: string, signal: AbortSignal): Promise<Response> {
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
    ? 'Your account has no role that may see these numbers.'
    : 'Please sign in again.';
}
