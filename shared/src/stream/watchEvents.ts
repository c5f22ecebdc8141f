import { pause } from './pause';
import { readEvents } from './readEvents';

/** Whether the stream is open or reconnecting. */
export type StreamState = 'live' | 'retrying';

export interface WatchOptions<Data> {
  /** Opens a connection; called again with fresh credentials after each loss. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  /** The name of the relevant events; others are ignored. */
  readonly event: string;
  /** Parses an event's data. An error ends the connection and opens the next one. */
  readonly parse: (data: unknown) => Data;
  readonly onData: (data: Data) => void;
  readonly onState?: (state: StreamState) => unknown;
  /** The first delay before reconnecting; it doubles with each failure. Milliseconds. */
  readonly firstDelay?: number;
}

const LONGEST_DELAY_MS = 30_000;

/** The API sends heartbeats more often than this; longer silence means a lost connection. */
const LONGEST_SILENCE_MS = 45_000;

/** The stream was refused and a retry would not help. */
export class StreamRefused extends Error {
  override name = 'StreamRefused';
  readonly status: number;

  constructor(status: number) {
    super(`The stream answered ${status}`);
    this.status = status;
  }
}

/**
 * Watches a stream of server-sent events until the signal aborts. Reconnects with growing delays. Rejects with
 * `StreamRefused` when the person has no access.
 */
export async function watchEvents<Data>(signal: AbortSignal, options: WatchOptions<Data>): Promise<void> {
  const { onData, onState, firstDelay = 1_000 } = options;
  let delay = firstDelay;
  while (!signal.aborted) {
    for await (const data of connection(signal, options)) {
      delay = firstDelay;
      onState?.('live');
      onData(data);
    }
    if (signal.aborted) return;
    onState?.('retrying');
    await pause(delay, signal);
    delay = Math.min(delay * 2, LONGEST_DELAY_MS);
  }
}

/** Yields the events of one connection until it is lost, times out, or the subscriber aborts. */
async function* connection<Data>(
  signal: AbortSignal,
  { open, event, parse }: WatchOptions<Data>,
): AsyncGenerator<Data> {
  const end = new AbortController();
  const stop = () => end.abort();
  let timer = setTimeout(stop, LONGEST_SILENCE_MS);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, LONGEST_SILENCE_MS);
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    for await (const message of readEvents(bodyOf(await open(end.signal)), heard)) {
      if (message.event === event) yield parse(JSON.parse(message.data));
    }
  } catch (error) {
    // After any other error, the next connection may succeed.
    if (error instanceof StreamRefused) throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    stop();
  }
}

function bodyOf({ status, ok, body }: Response): ReadableStream<Uint8Array> {
  if (status === 401 || status === 403) throw new StreamRefused(status);
  if (!ok || !body) throw new Error(`The stream answered ${status}`);
  return body;
}
