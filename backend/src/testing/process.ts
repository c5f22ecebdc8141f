import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { bundleInFolder, startProcess } from './startProcess';

/** Makes the backend as it is built, once for a test file that starts it several times. */
export function backendProcesses() {
  let folder = '';
  beforeAll(async () => {
    folder = await bundleInFolder();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    /** Starts it as a process of its own, with nothing of this one's environment but the path. */
    start: (env: Record<string, string>) => startProcess(folder, env),
  };
}

export type { BackendProcess } from './startProcess';
