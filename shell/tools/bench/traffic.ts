import type { CDPSession } from '@playwright/test';

/** The page is idle when nothing was in flight for this long. Milliseconds. */
const REST_MS = 2_000;
const LOOK_EVERY_MS = 50;
/** A page that never becomes idle is a fault. Milliseconds. */
const DEADLINE_MS = 90_000;

/** A response's size on the line, with headers and compression. */
export interface Transfer {
  readonly url: string;
  readonly bytes: number;
}

export interface Traffic {
  /** Waits until nothing has been in flight for two seconds. */
  readonly rest: () => Promise<void>;
  readonly transfers: () => readonly Transfer[];
}

/** The used part of the DevTools protocol. */
export type NetworkEvents = Pick<CDPSession, 'on'>;

/** A response of this type stays open with the page and is not awaited. */
const STREAM_TYPE = 'text/event-stream';

/** Records what a window transfers from now on. @param deadlineMs the longest that `rest` waits. Milliseconds */
export function watchTraffic(protocol: NetworkEvents, deadlineMs = DEADLINE_MS): Traffic {
  const urls = new Map<string, string>();
  const inFlight = new Set<string>();
  const done: Transfer[] = [];
  let lastChange = Date.now();

  function end(id: string, bytes: number): void {
    lastChange = Date.now();
    if (inFlight.delete(id)) done.push({ url: urls.get(id) ?? '', bytes });
  }

  protocol.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    lastChange = Date.now();
    urls.set(requestId, request.url);
    inFlight.add(requestId);
  });
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === STREAM_TYPE && inFlight.delete(requestId)) lastChange = Date.now();
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  protocol.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));

  return {
    transfers: () => done,
    async rest() {
      const until = Date.now() + deadlineMs;
      while (inFlight.size > 0 || Date.now() - lastChange < REST_MS) {
        if (Date.now() > until)
          throw new Error(`Still loading: ${[...inFlight].map((id) => urls.get(id)).join(' ')}`);
        await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS));
      }
    },
  };
}

/** Returns the bytes of scripts among the transfers. */
export function scriptBytes(transfers: readonly Transfer[]): number {
  return bytesOf(transfers, (path) => path.endsWith('.js'));
}

/** Returns the bytes of the registry among the transfers. */
export function registryBytes(transfers: readonly Transfer[]): number {
  return bytesOf(transfers, (path) => path === '/registry.json');
}

function bytesOf(transfers: readonly Transfer[], wanted: (path: string) => boolean): number {
  return transfers
    .filter(({ url }) => wanted(new URL(url).pathname))
    .reduce((total, { bytes }) => total + bytes, 0);
}
