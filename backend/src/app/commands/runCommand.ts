import { StartError } from '../../platform/core/startError';

/** Runs a command; prints a known error as one line and exits with 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Returns the folder in which the command was typed, since npm changes it. */
export const typedFrom = (): string => process.env['INIT_CWD'] ?? process.cwd();
