import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll } from 'vitest';
import { bundleBackend } from '../../bundle';
import { backendRoot } from '../core/folders';

/** Makes the backend as it is built, once for a test file that starts it several times. */
export function backendProcesses() {
  let folder = '';
  beforeAll(async () => {
    // Where it finds its packages, and its migrations above it.
    const parent = join(backendRoot, 'node_modules/.cache');
    mkdirSync(parent, { recursive: true });
    folder = mkdtempSync(join(parent, 'process-'));
    await bundleBackend(join(folder, 'main.mjs'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    /** Starts it as a process of its own, with nothing of this one's environment but the path. */
    start: (env: Record<string, string>) => startProcess(join(folder, 'main.mjs'), env),
  };
}

function startProcess(main: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    cwd: backendRoot,
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  const output = { stdout: '', stderr: '' };
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const exit = once(child, 'exit').then(([code, signal]) => ({ code, signal }) as Exit);
  const ready = new Promise<Ready>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      output.stdout += `${line}\n`;
      const entry = JSON.parse(line) as { msg: string } & Ready;
      if (entry.msg === 'ready') resolve(entry);
    });
    void exit.then(() => reject(new Error(`It ended before it was ready: ${output.stderr}`)));
  });
  // A test that expects a refusal never looks at this promise.
  ready.catch(() => undefined);
  return { ready, exit, output, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}

export type BackendProcess = ReturnType<typeof startProcess>;

interface Exit {
  code: number | null;
  signal: string | null;
}

interface Ready {
  port: number;
  identityPort?: number;
}
