import { messageOfApiError } from '@school/shared/api';

export interface TakenFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Fetches a file that only staff may have, whole.
 * @param body is posted where a GET address with these values would be logged
 * @throws Error with a message for people
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

/** What a file is called: as its sender wrote it where the API says so (RFC 8187), else in plain letters. */
function nameIn(disposition: string): string | undefined {
  const whole = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return whole ? decodeURIComponent(whole) : /filename="([^"]+)"/.exec(disposition)?.[1];
}

/** A file that says what it digests to is taken whole or not at all. @throws Error with a message for people */
async function refuseCut(content: Blob, said: string | null): Promise<void> {
  const expected = /sha-256=:([^:]+):/.exec(said ?? '')?.[1];
  // A page that is no secure context has no digests; what is cut on the way still fails there as a whole.
  if (!expected || !globalThis.crypto?.subtle) return;
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  if (btoa(String.fromCharCode(...new Uint8Array(digest))) !== expected)
    throw new Error('The file came only in part. Please try again.');
}

/** Hands a file to the browser, which saves it as it saves downloads. */
export function saveFile({ name, content }: TakenFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
