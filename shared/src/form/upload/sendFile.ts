import { abortable } from '@school/shared';
import type { UploadedFile } from '../../schemas/uploads/upload';
import type { UploadPurposeName } from '../../schemas/uploads/uploadPurposes';
import { announce, stateOf, takeBack, type Ticketed } from './askUploads';
import { ConnectionCut, UploadFailure } from './failures';
import { startPatience, type Patience } from './patience';
import { putFile } from './putFile';

export interface FileToSend {
  apiBase: string;
  file: File;
  purpose: UploadPurposeName;
  /** Aborted with the reason when the person cancels. */
  signal: AbortSignal;
  /** Called with the number of bytes sent. */
  onProgress: (sent: number) => void;
  /** Called when the connection is lost and when it is retried. */
  onCut: (cut: boolean) => void;
}

/**
 * Announces and sends a file, with retries over a broken connection until it succeeds or its time is over.
 * @throws UploadFailure, or the signal's reason; then nothing remains on the server
 */
export async function sendFile(sending: FileToSend): Promise<UploadedFile> {
  const { apiBase, file, purpose, signal } = sending;
  const patience = startPatience(signal);
  let upload: Ticketed | undefined;
  try {
    const { name, size } = file;
    const { id, ticket, sendWithin } = await persist(sending, patience, () =>
      announce(apiBase, { purpose, name, size }, patience.signal),
    );
    upload = { id, ticket };
    patience.limit(sendWithin);
    await persist(sending, patience, (attempt) => sendOnce(sending, patience, { id, ticket }, attempt));
    return { id, ticket, name, size };
  } catch (error) {
    if (upload) takeBack(apiBase, upload);
    throw error;
  } finally {
    patience.end();
  }
}

async function sendOnce(
  { apiBase, file, onProgress }: FileToSend,
  { signal, moved }: Patience,
  upload: Ticketed,
  attempt: number,
): Promise<void> {
  // The connection may have broken after the last byte, so that only the response was lost.
  if (attempt > 0 && (await stateOf(apiBase, upload, signal)).state !== 'waiting') return;
  await refuseUnreadable(file);
  let before = 0;
  await putFile(upload, {
    apiBase,
    file,
    signal,
    onProgress: (sent) => {
      if (sent > before) moved();
      before = sent;
      onProgress(sent);
    },
  });
}

/** Rejects a file that was changed or removed on the device, which would otherwise look like a broken connection. */
async function refuseUnreadable(file: File): Promise<void> {
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => {
      throw new UploadFailure({ code: 'wrong_file_size' });
    });
}

const shortestPauseMs = 1_000;
const longestPauseMs = 8_000;

/** Retries until it succeeds, is refused, or the time is over. */
async function persist<Answer>(
  { onCut }: FileToSend,
  { signal }: Patience,
  attempt: (number: number) => Promise<Answer>,
): Promise<Answer> {
  for (let number = 0; ; number++) {
    try {
      return await abortable(attempt(number), signal);
    } catch (error) {
      if (!(error instanceof ConnectionCut)) throw error;
      onCut(true);
      await abortable(backOnline(Math.min(shortestPauseMs * 2 ** number, longestPauseMs)), signal);
      onCut(false);
    }
  }
}

/** Waits, or until the device is online again. */
function backOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
  });
}
