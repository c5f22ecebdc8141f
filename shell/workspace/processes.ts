import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import { Refusal } from './refusal';
import { WORKSPACE } from './workspace';

/** Nx without a background process, a full-screen display or a service of its own. */
export const NX_ENVIRONMENT = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  NX_ISOLATE_PLUGINS: 'false',
} as const;

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

/** Starts a program that keeps running; stopping this process stops it too. */
export function keepRunning(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const child = spawn(program, args, { cwd: WORKSPACE, stdio: ['ignore', 'inherit', 'inherit'], ...options });
  process.once('exit', () => child.kill());
  return child;
}
