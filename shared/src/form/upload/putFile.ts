import { addressOf, ticketHeader, type Ticketed } from './askUploads';
import { ConnectionCut, failureOf } from './failures';

interface Sending {
  apiBase: string;
  file: Blob;
  signal: AbortSignal;
  /** Called with the number of bytes sent. */
  onProgress: (sent: number) => void;
}

/** Sends the bytes once. Uses XMLHttpRequest, because `fetch` does not report progress. */
export function putFile(upload: Ticketed, { apiBase, file, signal, onProgress }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    // It may have been canceled before its turn.
    if (signal.aborted)
      return reject(signal.reason ?? new DOMException('The upload was stopped', 'AbortError'));
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(failureOf(request.status, parsed(request.responseText)));
    });
    request.addEventListener('error', () => reject(new ConnectionCut('The connection was lost')));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.open('PUT', addressOf(apiBase, upload));
    for (const [name, value] of Object.entries(ticketHeader(upload))) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    signal.addEventListener('abort', abort);
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a proxy answered instead of the API
  }
}
