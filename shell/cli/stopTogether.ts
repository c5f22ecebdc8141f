import type { ChildProcess } from 'node:child_process';

interface Closable {
  readonly close: () => unknown;
  readonly closeAllConnections?: () => void;
}

/** Ends site and API together, whichever is asked first. */
export function stopTogether(server: Closable, backend: ChildProcess): void {
  let stopping = false;

  function stop(): void {
    if (stopping) return;
    stopping = true;
    backend.kill('SIGTERM');
    server.close();
    server.closeAllConnections?.();
  }

  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  backend.once('exit', (code) => {
    if (!stopping) console.error('The backend has stopped, so the site stops too');
    process.exitCode ??= code ?? (stopping ? 0 : 1);
    stop();
  });
}
