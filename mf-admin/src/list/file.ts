import { messageOfApiError } from '@school/shared/api';

export interface TakenFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Fetches a file that only staff may have.
 * @param asked what is posted, where an address of the file would stand in logs
 * @throws Error with a message for people
 */
export async function fetchFile(url: string, token: string | null, asked?: object): Promise<TakenFile> {
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(asked && { 'Content-Type': 'application/json' }),
  };
  const posted = asked && { method: 'POST', body: JSON.stringify(asked) };
  const response = await fetch(url, { headers, ...posted }).catch(() => {
    throw new Error(messageOfApiError({ status: 'FETCH_ERROR' }));
  });
  if (!response.ok) {
    const data: unknown = await response.json().catch(() => undefined);
    throw new Error(messageOfApiError({ status: response.status, data }));
  }
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name: named ?? 'export.csv', content: await response.blob() };
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
