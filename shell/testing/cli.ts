import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { runSite } from '../tools/cli/runSite';
import { WORKSPACE } from '../workspace/workspace';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly process: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  readonly ended: Promise<Ended>;
}

/** Starts a command with only the path from this process's environment. */
export function startCommand(file: string, args: readonly string[], env: Record<string, string>): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', join('shell/tools/cli', file), ...args], {
    cwd: WORKSPACE,
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  onTestFinished(() => void child.kill());
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (text: Buffer) => (output.stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output.stderr += text.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  return { process: child, output, ended };
}

/** Runs a command to its end. */
export function runCommand(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ended> {
  return startCommand(file, args, env).ended;
}

/**
 * Runs `npm run site -- …` in this process, which is faster than starting another. Its output is captured. The rest,
 * one line of error and the exit code, is the same for every command (`command.ts`).
 */
export async function runSiteHere(args: readonly string[], env: Record<string, string>): Promise<Ended> {
  const said: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void said.push(`${line}\n`));
  const failure = await runSite(args, env).then(
    () => undefined,
    (error: unknown) => error,
  );
  log.mockRestore();
  const stdout = said.join('');
  if (failure === undefined) return { code: 0, stdout, stderr: '' };
  if (!(failure instanceof Error)) throw failure;
  return { code: 1, stdout, stderr: `${failure.message}\n` };
}

/** Returns a port in use until it is closed or the test ends. */
export async function takenPort(
  host = '127.0.0.1',
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const server = createServer();
  server.listen(0, host);
  await once(server, 'listening');
  const close = () => new Promise<void>((done) => server.close(() => done()));
  onTestFinished(close);
  return { port: (server.address() as AddressInfo).port, close };
}
