import { symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { CONTRACT_VERSION } from '@school/shared/contract';
import { filesBelow } from '@school/shared/vite/compress';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { deploy } from '../../release/deploy/deploy';
import { folderStore } from '../../release/site/folderStore';
import type { SiteStore } from '../../release/site/store';
import { apiDocument, object } from '../../testing/apiDocuments';
import {
  builtBackend,
  builtRemote,
  builtShell,
  routeEntry,
  temporaryFolder,
  type BuiltRemote,
} from '../../testing/builtApps';
import { runSiteHere } from '../../testing/cli';
import { deployedOnce } from '../../testing/deployedOnce';
import { createSiteApp } from '../server/siteApp';
import { deployRoutes, DESCRIPTION_PATH } from './deployRoutes';

const settings = { origin: 'http://site.example', by: 'ama' };
const TOKEN = 'd'.repeat(32);
const CORE = '@school/shared';
const PROVIDED = { react: '19.3.1', [CORE]: '1.0.0' };

const donate = (changes: Partial<BuiltRemote> = {}) =>
  builtRemote({
    name: 'mf-donate',
    words: 'New',
    routes: [routeEntry('/donate')],
    needs: { [CORE]: ['useShell'] },
    versions: { react: '^19.0.0' },
    api: apiDocument(),
    ...changes,
  });
const other = builtRemote.bind(undefined, {
  name: 'mf-public',
  routes: [routeEntry('/'), routeEntry('/learn/:id')],
  needs: { [CORE]: ['useShell'] },
  files: { 'root/calendar.ics': 'BEGIN:VCALENDAR' },
});

let store: SiteStore;
let root: string;
let origin: string;
const deployed = deployedOnce((to) =>
  deploy(
    to,
    [
      builtShell('School', {}, undefined, { [CORE]: ['useShell'] }, PROVIDED),
      donate({ words: 'Old' }),
      other(),
      builtBackend(apiDocument()),
    ],
    settings,
    new Date(0),
  ),
);

beforeEach(async () => {
  root = join(temporaryFolder(), 'site');
  await deployed(root);
  store = folderStore(root);
  const deploys = deployRoutes({ store, compose: settings, tokens: new Map([['mf-donate', TOKEN]]) });
  origin = await served(createSiteApp({ store, api: 'http://127.0.0.1:1', deploys }));
});

async function served(app: Hono): Promise<string> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once('listening', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs `npm run site -- …` on a machine without the store; `V` stands for versions, `DIR` for temporary folders. */
async function site(env: Record<string, string>, ...args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await runSiteHere(args, { SITE_DIR: join(tmpdir(), 'no-such-store'), ...env });
  return `${stdout}${stderr}`.replace(/\b[0-9a-f]{12}\b/g, 'V').replaceAll(/\/\S*\/school-\w+-\w{6}/g, 'DIR');
}
const verify = (folder: string, against = origin) =>
  site({}, 'verify', '--from', folder, '--against', against);
const put = (folder: string) =>
  site({ SITE_DEPLOY_TOKEN: TOKEN }, 'deploy', '--from', folder, '--to', origin);

const withLink = () => {
  const folder = donate();
  symlinkSync('/etc/hostname', join(folder, 'assets/host.js'));
  return folder;
};
const asking = (changes: Parameters<typeof apiDocument>[0]) => donate({ api: apiDocument(changes) });
const claiming = (path: string) => donate({ routes: [routeEntry('/donate'), routeEntry(path)] });

describe('a build is refused before its deploy, with the same line', () => {
  it.each([
    [
      'another contract',
      () => donate({ contract: CONTRACT_VERSION + 1 }),
      `speaks contract ${CONTRACT_VERSION + 1}`,
    ],
    [
      'a name that the shell does not provide',
      () => donate({ needs: { [CORE]: ['usePage'] } }),
      'mf-donate V needs usePage of @school/shared, which shell V does not provide',
    ],
    [
      'another major version of React',
      () => donate({ versions: { react: '^18.2.0' } }),
      'mf-donate V asks for react ^18.2.0, but shell V provides react 19.3.1',
    ],
    [
      'no list of what it imports',
      () => builtRemote({ name: 'mf-donate', routes: [routeEntry('/donate')] }),
      'mf-donate V has no list of what it imports',
    ],
    [
      'an operation that the API lacks',
      () => asking({ path: '/lessons', operationId: 'listLessons' }),
      'mf-donate V needs listLessons of the API, which API V does not have',
    ],
    [
      'a field of another type',
      () => asking({ answer: object({ raised: { type: 'string' } }, ['raised']) }),
      'mf-donate V needs changeProject of the API, but in API V answer[].raised',
    ],
    ['a page of another app', () => claiming('/learn/piano'), 'overlaps /learn/:id of mf-public'],
    ['a path of the site', () => claiming('/api'), '/api belongs to the site itself'],
    ['a file of the site', () => claiming('/robots.txt'), '/robots.txt belongs to the site itself'],
    [
      'a root file of another app',
      () => donate({ files: { 'root/calendar.ics': 'BEGIN:VCALENDAR' } }),
      'Two root files have the path /calendar.ics',
    ],
    ['a reserved name', () => builtRemote({ name: 'deploys', routes: [] }), '"deploys" is reserved'],
    ['a link out of its folder', withLink, 'is a symbolic link'],
    [
      'an import of a missing file',
      () => donate({ files: { 'assets/Chunk.js': 'import "./gone.js";' } }),
      'there is no assets/gone.js',
    ],
    [
      'a change of the whole page',
      () => donate({ files: { 'assets/Chunk.js': 'window.fetch = () => null;' } }),
      'writes window.fetch',
    ],
    [
      'a page that cannot be rendered',
      () => donate({ fails: 'No form' }),
      '/donate cannot be rendered: No form',
    ],
    ['no pages any more', () => donate({ routes: [] }), 'has no routes'],
    ['no build', temporaryFolder, 'Nothing is built'],
  ])('%s', async (_, build, line) => {
    const folder = build();
    const before = await filesBelow(root);
    const verified = await verify(folder);
    expect(verified).toContain(line);
    expect(await filesBelow(root)).toEqual(before);
    expect(await put(folder)).toBe(verified);
  });

  it('a pinned app', async () => {
    const registry = await store.registry();
    const pins = { 'mf-donate': { by: 'ama', at: new Date(0).toISOString() } };
    await store.swapRegistry(registry, { ...registry, revision: 2, pins });
    expect(await verify(donate())).toMatch(/^mf-donate was pinned at 1970/);
  });

  it('a contract that the tools accept and the site does not', async () => {
    const description = (await (await fetch(origin + DESCRIPTION_PATH)).json()) as object;
    const older = new Hono().get(DESCRIPTION_PATH, (context) =>
      context.json({ ...description, contract: CONTRACT_VERSION - 1 }),
    );
    expect(await verify(donate(), await served(older))).toContain(
      `mf-donate speaks contract ${CONTRACT_VERSION}, but this site speaks ${CONTRACT_VERSION - 1}`,
    );
  });
});

it('a build that fits is accepted without a token, and the site stays unchanged', async () => {
  const before = await filesBelow(root);
  expect(await verify(donate())).toBe(`mf-donate fits ${origin} at revision 1: /donate\n`);
  expect(await verify(donate({ words: 'Old' }))).toContain('it is deployed already');
  expect(await verify(builtRemote({ name: 'mf-new', needs: {}, routes: [routeEntry('/new')] }))).toContain(
    ': /new',
  );
  expect(await filesBelow(root)).toEqual(before);
});

it('the description has no keys of previews, names of people or render modules', async () => {
  await deploy(store, [donate()], settings, new Date(), { preview: 'new-form' });
  const { previews } = await store.registry();
  const text = await (await fetch(origin + DESCRIPTION_PATH)).text();
  expect(text).toContain('mf-donate');
  expect(text).not.toMatch(/"by"|new-form|"previews"|New at|integrity/);
  expect(text).not.toContain(previews?.['new-form']?.key);
});

it.each([
  ['../outside', 'files/0123456789abcdef.json'],
  ['/../outside', 'files/0123456789abcdef.json'],
  ['/inside', '../files/0123456789abcdef.json'],
])('a site cannot make a verifying machine write to %s or %s', async (path, key) => {
  const description = (await (await fetch(origin + DESCRIPTION_PATH)).json()) as object;
  const rogue = { ...description, rootFiles: { shell: [path] }, objects: { [key]: 'x' } };
  const there = await served(new Hono().get(DESCRIPTION_PATH, (context) => context.json(rogue)));
  expect(await verify(donate(), there)).toContain('does not say what it provides');
});

it('an address without a site, or of one that is older, is refused', async () => {
  expect(await verify(donate(), 'school')).toContain('is no address of a site');
  const older = await served(new Hono());
  expect(await verify(donate(), older)).toContain('(it answered 404)');
  expect(await verify(donate(), `http://127.0.0.1:${await unusedPort()}`)).toContain('cannot be reached');
  expect(await site({}, 'verify', '--against', origin)).toContain('Name one remote and a site');
  expect(await site({}, 'verify', 'mf-nobody', '--against', origin)).toContain('There is no remote called');
});

function unusedPort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
