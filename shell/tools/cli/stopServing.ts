import type { ServerType } from '@hono/node-server';
import type { ServerResponse } from 'node:http';
import { onStopSignal } from './stopSignals';

/** Longer than a page takes, and shorter than what orchestrators wait before they kill. */
const DRAIN_MS = 10_000;

/**
 * Ends the process in order after a signal: the server accepts no more connections, running requests end, and streams
 * are cut after a while. Browsers then open them again elsewhere.
 * @param last what is done when no request runs any more
 */
export function stopServing(server: ServerType, last: () => Promise<void>): void {
  server.on('request', (_request: unknown, response: ServerResponse) => {
    // A proxy that keeps connections learns that this one ends.
    if (!server.listening) response.shouldKeepAlive = false;
  });
  onStopSignal(() => {
    server.close(() => {
      setTimeout(() => process.exit(0), DRAIN_MS).unref();
      void last().then(() => process.exit(0));
    });
    if ('closeIdleConnections' in server) {
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    }
  });
}
