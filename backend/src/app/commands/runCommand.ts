import { StartError } from '../../platform/core/startError';

/** Runs a command; what can be said in one line is, and ends it with 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** A path as it was typed, wherever npm runs the script. */
export const typedFrom = (): string => process.env['INIT_CWD'] ?? process.cwd();
