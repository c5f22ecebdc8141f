import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import { Refusal } from './refusal';
import { WORKSPACE } from './workspace';

/** Runs Nx without daemon, terminal UI and cloud. */
export const NX_ENVIRONMENT = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  NX_ISOLATE_PLUGINS: 'false',
} as const;

/** Builds what changed, by Nx. @throws Refusal when a build fails */
export async function buildProjects(projects: readonly string[]): Promise<void> {
  const names = projects.map((project) => `@school/${project}`).join(',');
  const args = ['run-many', '-t', 'build', '-p', names, '--outputStyle=static', '--parallel=2'];
  await run(join(WORKSPACE, 'node_modules/.bin/nx'), args, { env: { ...process.env, ...NX_ENVIRONMENT } });
}

/** Generates the apps' API endpoints when they are stale. @throws Refusal when an app uses what the API lacks */
export function generateEndpoints(): Promise<void> {
  return run(join(WORKSPACE, 'node_modules/.bin/tsx'), ['backend/codegen.ts']);
}

/** Running programs of this process. */
const started = new Set<ChildProcess>();

function start(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, { cwd: WORKSPACE, ...options });
  started.add(child);
  for (const event of ['error', 'exit']) child.once(event, () => void started.delete(child));
  return child;
}

/** Stops all started programs. Resolves when they have ended. */
export async function stopStarted(): Promise<void> {
  const endings = [...started].map((child) => new Promise((ended) => child.once('exit', ended)));
  for (const child of started) child.kill('SIGTERM');
  await Promise.all(endings);
}

/** Runs a program to its end. @throws Refusal when it fails */
export function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<void> {
  return new Promise((done, fail) => {
    const child = start(program, args, { stdio: 'inherit', ...options });
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Refusal(`${args.join(' ')} failed`))));
  });
}

/** Starts a program that keeps running until this process stops. */
export function keepRunning(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const child = start(program, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  process.once('exit', () => child.kill());
  return child;
}
