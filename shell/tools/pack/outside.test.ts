import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deploy } from '../../release/deploy/deploy';
import { folderStore } from '../../release/site/folderStore';
import type { SiteStore } from '../../release/site/store';
import { deployRoutes } from '../../serve/deploys/deployRoutes';
import { createSiteApp } from '../../serve/server/siteApp';
import { builtShell } from '../../testing/builtApps';
import { freePort } from '../../workspace/ports';
import { WORKSPACE } from '../../workspace/workspace';
import { hashOf } from '../../../shared/vite/styleIds';
import { packInto } from './pack';

// A type check and a build, beside other tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const TOKEN = 'l'.repeat(32);
const settings = { origin: 'http://site.example' };

/** A folder outside the workspace. */
const clean = mkdtempSync(join(tmpdir(), 'school-outside-'));
const remote = join(clean, 'mf-lessons');
/** Moves into the remote as soon as that is made. */
let modules = join(clean, 'node_modules');

let store: SiteStore;
let server: ServerType;
let origin: string;

beforeAll(async () => {
  for (const archive of await packInto(join(clean, 'archives'))) await unpack(archive);
  linkDeclared();
  // A site whose API answers, which has nothing deployed yet.
  store = folderStore(join(clean, 'site'));
  const deploys = deployRoutes({ store, compose: settings, tokens: new Map([['mf-lessons', TOKEN]]) });
  const api = createSiteApp({ store, api: 'http://127.0.0.1:1', deploys });
  server = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server?.close();
  rmSync(clean, { recursive: true, force: true });
});

async function unpack(archive: string): Promise<void> {
  const name = /school-(\w+)-[\d.]+\.tgz$/.exec(archive)?.[1] ?? '';
  const folder = join(modules, '@school', name);
  mkdirSync(folder, { recursive: true });
  const { code, output } = await run('tar', ['xzf', archive, '--strip-components=1', '-C', folder], clean);
  expect(code, output).toBe(0);
}

/** Links what the packages declare from the workspace, as an installation would add it without a network. */
function linkDeclared(): void {
  const declared = new Set(['@types/node', 'vitest']);
  for (const name of ['shared', 'tools']) {
    const { dependencies, peerDependencies = {} } = readJson(join(modules, '@school', name, 'package.json'));
    for (const each of Object.keys({ ...dependencies, ...peerDependencies })) declared.add(each);
  }
  for (const name of declared) if (!name.startsWith('@school/')) link(name, name);
  link('typescript', '@typescript/native');
}

function link(name: string, installed: string): void {
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  symlinkSync(join(WORKSPACE, 'node_modules', installed), join(modules, name));
}

interface PackageFile {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageFile;

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<Ended> {
  const child = spawn(program, args, { cwd, env: { PATH: process.env['PATH'] ?? '', ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

const bin = () => join(modules, '@school/tools/shell/tools/school/bin.mjs');
const school = (args: readonly string[], cwd = remote, env: Record<string, string> = {}) =>
  run(process.execPath, [bin(), ...args], cwd, env);

test('a remote is made in a clean folder, has no type errors and builds', async () => {
  const made = await school(['new', 'mf-lessons', '--packages', 'archives'], clean);
  expect(made.output).toContain('mf-lessons is made');
  renameSync(modules, join(remote, 'node_modules'));
  modules = join(remote, 'node_modules');
  const { dependencies, devDependencies = {} } = readJson(join(remote, 'package.json'));
  expect(dependencies['@school/shared']).toMatch(/^file:packages\/school-shared-[\d.]+\.tgz$/);
  for (const archive of [dependencies['@school/shared'], devDependencies['@school/tools']])
    expect(existsSync(join(remote, archive?.slice('file:'.length) ?? ''))).toBe(true);
  expect(existsSync(join(remote, '.github/workflows/site.yml'))).toBe(true);
  const [checked, built] = await Promise.all([
    run(process.execPath, [join(modules, 'typescript/bin/tsc')], remote),
    school(['build']),
  ]);
  expect(checked).toEqual({ code: 0, output: '' });
  // On a slow machine the bundler prints its timings.
  expect(built.code, built.output).toBe(0);
  const { needs } = JSON.parse(readFileSync(join(remote, 'dist/app.json'), 'utf8')) as {
    needs: { packages: Record<string, string[]>; versions: Record<string, string> };
  };
  expect(needs.versions['react']).toMatch(/^\^19\./);
  const provided = { react: '19.9.0', 'react-dom': '19.9.0', 'styled-components': '6.9.0' };
  const shell = builtShell('School', {}, undefined, needs.packages, {
    ...provided,
    '@school/shared': '1.9.0',
  });
  await deploy(store, [shell], settings, new Date(0));
});

test('its deploy is verified without a token, and its page has the class names of every other app', async () => {
  expect(await school(['verify', '--against', origin])).toEqual({
    code: 0,
    output: `mf-lessons fits ${origin} at revision 1: /lessons /admin/lessons\n`,
  });
  const deployed = await school(['deploy', '--to', origin], remote, { SITE_DEPLOY_TOKEN: TOKEN });
  expect(deployed.output).toMatch(/^mf-lessons is now [0-9a-f]{12}$/m);
  const html = await (await fetch(`${origin}/lessons`)).text();
  expect(html).toMatch(/<h1[^>]*>Lessons<\/h1>/);
  expect(html).toContain(`s-${hashOf('shared/src/ui/layout/Section.tsx')}-0`);
});

test('another copy of React is refused by the build, with its place', async () => {
  const second = join(modules, '@school/shared/node_modules/react');
  mkdirSync(second, { recursive: true });
  writeFileSync(join(second, 'package.json'), '{ "name": "react", "version": "19.3.0" }');
  const { code, output } = await school(['build']);
  rmSync(second, { recursive: true });
  expect(code).toBe(1);
  expect(output).toContain('There are two copies of react');
});

test('it is served alone, with the API and the kit of the packages', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, [bin(), 'alone', '--against', origin], {
    cwd: remote,
    env: { PATH: process.env['PATH'] ?? '', ALONE_PORT: String(port) },
  });
  try {
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    expect(String(said)).toContain(`mf-lessons is alone at http://localhost:${port}`);
    const get = (path: string, accept = '*/*') =>
      fetch(`http://localhost:${port}${path}`, { headers: { accept } });
    expect(await (await get('/lessons', 'text/html')).text()).toContain('<script type="module"');
    expect(await (await get('/src/landing/Points.tsx')).text()).toMatch(
      /@school\/shared\/src\/ui\/index\.ts/,
    );
    // Compiled with the settings of the build, and not prepared with the other packages.
    const kit = await get('/node_modules/@school/shared/src/ui/layout/Section.tsx');
    expect(await kit.text()).toContain(`s-${hashOf('shared/src/ui/layout/Section.tsx')}-0`);
    expect((await get('/api/projects')).status).toBe(503);
  } finally {
    child.kill();
    await once(child, 'close');
  }
});
