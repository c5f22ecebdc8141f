import { readSettings } from './platform/config/readSettings';
import { createLogger, type Logger } from './platform/core/logger';
import { StartError } from './platform/core/startError';
import { startBackend, type Backend } from './start';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLogger(settings.logLevel);
  const backend = await startBackend(settings, log);
  stopOnSignal(backend, log);
  log.info(
    {
      host: settings.host,
      port: backend.port,
      identityPort: backend.identityPort,
      checkoutPort: backend.checkoutPort,
      mode: settings.mode,
      database: settings.databaseUrl ? 'server' : 'embedded',
      auth: settings.auth.mode,
    },
    'ready',
  );
}

/** Longer than running requests may take. */
const stopWithinMs = 30_000;

/**
 * Stops once for repeated signals: a terminal and npm may both pass one on, and a second one would interrupt the stop.
 */
function stopOnSignal(backend: Backend, log: Logger): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error({ withinMs: stopWithinMs }, 'did not stop in time');
      process.exit(1);
    }, stopWithinMs).unref();
    backend.stop().then(
      () => process.exit(0),
      (error: Error) => {
        log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
