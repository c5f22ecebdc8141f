import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { bundleInFolder, startProcess } from './startProcess';

/** Builds the backend once for a test file that starts it several times. */
export function backendProcesses() {
  let folder = '';
  beforeAll(async () => {
    folder = await bundleInFolder();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    /** Starts it as a separate process, with only the path from this one's environment. */
    start: (env: Record<string, string>) => startProcess(folder, env),
  };
}

export type { BackendProcess } from './startProcess';
