import type { ChildProcess } from 'node:child_process';
import { onStopSignal } from './stopSignals';

interface Closable {
  readonly close: () => unknown;
  readonly closeIdleConnections?: () => void;
  readonly closeAllConnections?: () => void;
}

/**
 * Stops site and API together, whichever receives the signal first. The site still forwards responses that the API is
 * working on.
 */
export function stopTogether(server: Closable, backend: ChildProcess): void {
  let stopping = false;

  function stop(): void {
    stopping = true;
    backend.kill('SIGTERM');
    server.close();
    server.closeIdleConnections?.();
  }

  onStopSignal(stop);
  backend.once('exit', (code) => {
    if (!stopping) {
      console.error('The backend has stopped, so the site stops too');
      server.close();
    }
    process.exitCode ??= code ?? (stopping ? 0 : 1);
    server.closeAllConnections?.();
  });
}
