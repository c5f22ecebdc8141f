import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundleBackend } from '../../bundle';
import { backendRoot } from '../platform/core/folders';

/** Builds the backend. @returns its folder, which the caller deletes */
export async function bundleInFolder(): Promise<string> {
  // Where it finds its packages, and its migrations above it.
  const parent = join(backendRoot, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'process-'));
  await bundleBackend(join(folder, 'main.mjs'));
  return folder;
}

/** Starts it as a separate process, with only the path from this one's environment. */
export function startProcess(folder: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [join(folder, 'main.mjs')], {
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
  // A test that expects a failed start ignores this promise.
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
