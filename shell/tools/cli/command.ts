import { isStopping, listenForStop } from './stopSignals';

/** Runs a command of the command line: what goes wrong is one line, and the exit code says so. */
export async function command(run: () => Promise<void>): Promise<void> {
  process.stdout.on('error', endWithoutReader);
  listenForStop();
  try {
    await run();
  } catch (error) {
    // What ends because it was told to is no failure to tell of.
    if (isStopping()) return;
    console.error(error instanceof Error ? error.message : error);
    // What was started already, such as the backend, must not keep a command alive that has failed.
    process.exit(1);
  }
}

/** A reader such as `head` may close its end early, and has what it wants. */
function endWithoutReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}
