import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createServer } from 'node:net';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Refusal } from './settings';

/** The top of the workspace. */
export const WORKSPACE = resolve(import.meta.dirname, '../..');

/** Nx without a background process, a full-screen display or a service of its own. */
export const NX_ENVIRONMENT = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' } as const;

/** The remotes, by the names of their folders. */
export function remoteNames(): string[] {
  return readdirSync(WORKSPACE)
    .filter((name) => name.startsWith('mf-'))
    .sort();
}

/** The built folders of some apps. */
export function builtFolders(apps: readonly string[]): string[] {
  return apps.map((app) => join(WORKSPACE, app, 'dist'));
}

/** Builds what changed; Nx knows what that is. @throws Refusal when a build fails */
export async function buildProjects(projects: readonly string[]): Promise<void> {
  const names = projects.map((project) => `@school/${project}`).join(',');
  const args = ['run-many', '-t', 'build', '-p', names, '--outputStyle=static', '--parallel=2'];
  await run(join(WORKSPACE, 'node_modules/.bin/nx'), args, { env: { ...process.env, ...NX_ENVIRONMENT } });
}

/** Runs a program to its end. @throws Refusal when it fails */
export function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd: WORKSPACE, stdio: 'inherit', ...options });
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Refusal(`${args.join(' ')} failed`))));
  });
}

/** Starts a program that keeps running; whoever stops this process stops it too. */
export function keepRunning(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const child = spawn(program, args, { cwd: WORKSPACE, stdio: ['ignore', 'inherit', 'inherit'], ...options });
  process.once('exit', () => child.kill());
  return child;
}

/** @throws Refusal when another program listens on the port, by either of this machine's own addresses */
export async function refuseTakenPort(port: number, variable: string): Promise<void> {
  for (const host of ['127.0.0.1', 'localhost']) await refuseTakenAddress(host, port, variable);
}

function refuseTakenAddress(host: string, port: number, variable: string): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      fail(new Refusal(`Port ${port} cannot be used (${error.code}); choose another one with ${variable}`)),
    );
    probe.listen(port, host, () => probe.close(() => done()));
  });
}
