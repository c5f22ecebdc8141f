import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { TEST_SITE } from '@school/shared/e2e/testSite';
import { freePort } from '../workspace/ports';

const WORKSPACE = resolve(import.meta.dirname, '../..');
const TSX = join(WORKSPACE, 'node_modules/.bin/tsx');
const STORE = join(TEST_SITE.folder, '../sample-site');

/** A remote for these tests only. */
export const SAMPLE_REMOTE = resolve(import.meta.dirname, './sample-remote');
/** Its next version, which needs one more name of the shell. */
export const NEXT_SAMPLE = resolve(import.meta.dirname, './sample-next');

/** A second site with its own store, so that its deploys affect no other tests. */
export interface SampleSite {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Runs `npm run site -- …` for the sample site and returns its output. @throws when it fails */
export function site(...args: readonly string[]): string {
  return run([join(WORKSPACE, 'shell/tools/cli/site.ts'), ...args]);
}

/** Builds an app like `npm run build`. @throws when it fails */
export function build(folder: string): void {
  run([join(WORKSPACE, 'shared/vite/build.ts'), folder]);
}

/** Copies all apps of the tested site to the sample site. */
export async function copySite(): Promise<void> {
  await rm(STORE, { recursive: true, force: true });
  await cp(TEST_SITE.env.SITE_DIR, STORE, { recursive: true });
}

/** Serves the sample site on a free port. */
export async function serveSampleSite(): Promise<SampleSite> {
  const port = await freePort();
  const server = spawn(TSX, [join(WORKSPACE, 'shell/tools/cli/site.ts'), 'serve'], {
    cwd: WORKSPACE,
    env: { ...environment(), SITE_PORT: String(port) },
  });
  await said(server, /The site is at/);
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((stopped) => {
        server.once('exit', () => stopped());
        server.kill();
      }),
  };
}

function run(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(TSX, args, {
    cwd: WORKSPACE,
    env: environment(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed: ${stderr}${stdout}`);
  return stdout;
}

function environment(): NodeJS.ProcessEnv {
  return { ...process.env, ...TEST_SITE.env, SITE_DIR: STORE };
}

function said(child: ChildProcess, pattern: RegExp): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const listen = (bytes: Buffer) => {
      output += bytes.toString();
      if (pattern.test(output)) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`The sample site does not run: ${output}`)));
  });
}
