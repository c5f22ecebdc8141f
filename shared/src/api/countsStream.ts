import { apiUrl, currentToken } from './connection';
import type { Counts } from './generated/endpoints';
import { readEvents } from './sse';

/** Whether the numbers are moving, or the stream is being opened anew. */
export type StreamState = 'live' | 'retrying';

interface Options {
  onState?: (state: StreamState) => void;
  /** The first pause before opening anew; it doubles with each failure. */
  firstDelay?: number;
}

const longestDelay = 30_000;

/** The API sends a heartbeat well within this time; longer silence is a lost connection. */
const longestSilence = 45_000;

/** The stream was refused, and asking again would not help. */
export class StreamRefused extends Error {
  override name = 'StreamRefused';
  readonly status: number;

  constructor(status: number) {
    super(status === 403 ? 'Your account has no role that may see these numbers.' : 'Please sign in again.');
    this.status = status;
  }
}

/**
 * Watches the counts until the signal aborts. A lost stream is opened again after a growing pause.
 * Rejects with `StreamRefused` when the person may not see it.
 */
export async function countsStream(
  signal: AbortSignal,
  onCounts: (counts: Counts) => void,
  { onState, firstDelay = 1_000 }: Options = {},
): Promise<void> {
  let delay = firstDelay;
  while (!signal.aborted) {
    for await (const counts of connection(signal)) {
      delay = firstDelay;
      onState?.('live');
      onCounts(counts);
    }
    if (signal.aborted) return;
    onState?.('retrying');
    await pause(delay, signal);
    delay = Math.min(delay * 2, longestDelay);
  }
}

/** The counts of one connection, until it is lost, falls silent, or nobody watches any more. */
async function* connection(signal: AbortSignal): AsyncGenerator<Counts> {
  const end = new AbortController();
  const stop = () => end.abort();
  let timer = setTimeout(stop, longestSilence);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, longestSilence);
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    for await (const { event, data } of readEvents(await open(end.signal), heard)) {
      if (event === 'counts') yield parseCounts(data);
    }
  } catch (error) {
    // Whatever else ends a connection, the next one may do better.
    if (error instanceof StreamRefused) throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    stop();
  }
}

async function open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const token = await currentToken();
  const response = await fetch(apiUrl('/stats/stream'), {
    signal,
    cache: 'no-store',
    headers: { Accept: 'text/event-stream', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
  });
  if (response.status === 401 || response.status === 403) throw new StreamRefused(response.status);
  if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`);
  return response.body;
}

function parseCounts(data: string): Counts {
  const value: unknown = JSON.parse(data);
  const whole = typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);
  if (!whole) throw new Error('The stream sent something else than counts');
  return value as Counts;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
  });
}
