import { messageOfApiError } from '@school/shared/api';
import type { TakenFile } from '@school/shared/files';

/** The start of the last record of a ZIP archive, 22 bytes before its end. */
const END = [0x50, 0x4b, 0x05, 0x06] as const;
const END_LENGTH = 22;

const CUT = 'The export was interrupted, and nothing was saved. Please try again.';

/**
 * Fetches an archive that the server writes while it sends it.
 * @param onProgress receives the number of bytes so far
 * @throws Error with a message for users; also when the archive is incomplete, which no status reports
 */
export async function fetchArchive(
  url: string,
  token: string | null,
  onProgress: (bytes: number) => void,
): Promise<TakenFile> {
  const response = await fetch(url, { headers: token ? { Authorization: `Bearer ${token}` } : {} }).catch(
    () => {
      throw new Error(messageOfApiError({ status: 'FETCH_ERROR' }));
    },
  );
  if (!response.ok) {
    const data: unknown = await response.json().catch(() => undefined);
    throw new Error(messageOfApiError({ status: response.status, data }));
  }
  const content = await readWhole(response, onProgress);
  const tail = new Uint8Array(await content.slice(-END_LENGTH).arrayBuffer());
  if (tail.length < END_LENGTH || !END.every((byte, nth) => tail[nth] === byte)) throw new Error(CUT);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name: named ?? 'everything.zip', content };
}

async function readWhole(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const read = await reader?.read().catch(() => {
      throw new Error(CUT);
    });
    if (!read || read.done) return new Blob(chunks, { type: 'application/zip' });
    chunks.push(read.value);
    bytes += read.value.byteLength;
    onProgress(bytes);
  }
}
