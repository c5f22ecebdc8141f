import type { CDPSession } from '@playwright/test';

/** Nothing in flight for so long, and the page has come to rest. Milliseconds. */
const REST_MS = 2_000;
const LOOK_EVERY_MS = 50;
/** A page that never comes to rest is a fault, not a slow page. Milliseconds. */
const DEADLINE_MS = 90_000;

/** Something that was transferred: as it came over the line, headers and compression included. */
export interface Transfer {
  readonly url: string;
  readonly bytes: number;
}

export interface Traffic {
  /** Waits until nothing has been in flight for two seconds. */
  readonly rest: () => Promise<void>;
  readonly transfers: () => readonly Transfer[];
}

/** The part of the browser's protocol that is listened to. */
export type NetworkEvents = Pick<CDPSession, 'on'>;

/** A response of this type stays open as long as the page does, so nobody waits for its end. */
const STREAM_TYPE = 'text/event-stream';

/**
 * Watches what a window transfers, from now on.
 * @param deadlineMs how long `rest` waits at most. Milliseconds
 */
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

/** Bytes of scripts among the transfers. */
export function scriptBytes(transfers: readonly Transfer[]): number {
  return bytesOf(transfers, (path) => path.endsWith('.js'));
}

/** Bytes of what the site tells of its apps. */
export function registryBytes(transfers: readonly Transfer[]): number {
  return bytesOf(transfers, (path) => path === '/registry.json');
}

function bytesOf(transfers: readonly Transfer[], wanted: (path: string) => boolean): number {
  return transfers
    .filter(({ url }) => wanted(new URL(url).pathname))
    .reduce((total, { bytes }) => total + bytes, 0);
}
