import { messageOfApiError } from '@school/shared/api';
import type { TakenFile } from '../../files';

/**
 * Fetches a complete file that only staff may have.
 * @param body is posted where a GET address with these values would be logged
 * @throws Error with a message for users
 */
export async function fetchFile(url: string, token: string | null, body?: object): Promise<TakenFile> {
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body && { 'Content-Type': 'application/json' }),
  };
  const posted = body && { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(url, { headers, ...posted }).catch(() => {
    throw new Error(messageOfApiError({ status: 'FETCH_ERROR' }));
  });
  if (!response.ok) {
    const data: unknown = await response.json().catch(() => undefined);
    throw new Error(messageOfApiError({ status: response.status, data }));
  }
  const content = await response.blob();
  await refuseCut(content, response.headers.get('content-digest'));
  return { name: nameIn(response.headers.get('content-disposition') ?? '') ?? 'export.csv', content };
}

/** The name of a file: in full where the API sends it (RFC 8187), else in ASCII. */
function nameIn(disposition: string): string | undefined {
  const whole = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return whole ? decodeURIComponent(whole) : /filename="([^"]+)"/.exec(disposition)?.[1];
}

/** Refuses an incomplete file, if the response has a digest. @throws Error with a message for users */
async function refuseCut(content: Blob, said: string | null): Promise<void> {
  const expected = /sha-256=:([^:]+):/.exec(said ?? '')?.[1];
  // Without a secure context there are no digests; a broken connection still fails.
  if (!expected || !globalThis.crypto?.subtle) return;
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  if (btoa(String.fromCharCode(...new Uint8Array(digest))) !== expected)
    throw new Error('The download is incomplete. Please try again.');
}
