import { isStopping, listenForStop } from './stopSignals';

/** Runs a command: an error becomes one line and an exit code. */
export async function command(run: () => Promise<void>): Promise<void> {
  process.stdout.on('error', endWithoutReader);
  listenForStop();
  try {
    await run();
  } catch (error) {
    // A failure after a stop signal is not reported.
    if (isStopping()) return;
    console.error(error instanceof Error ? error.message : error);
    // Started processes, such as the backend, must not keep a failed command alive.
    process.exit(1);
  }
}

/** A reader such as `head` may close the output early. */
function endWithoutReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}
