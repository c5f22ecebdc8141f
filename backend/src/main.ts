import { readSettings } from './config/readSettings';
import { createLogger, type Logger } from './core/logger';
import { StartError } from './core/startError';
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

function stopOnSignal(backend: Backend, log: Logger): void {
  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping');
    backend.stop().then(
      () => process.exit(0),
      (error: Error) => {
        log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
