import type { AddressInfo } from 'node:net';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { filesBelow } from '@school/shared/vite/compress';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deploy } from '../../release/deploy/deploy';
import { folderStore } from '../../release/site/folderStore';
import type { SiteStore } from '../../release/site/store';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { runSiteHere } from '../../testing/cli';
import { deployedOnce } from '../../testing/deployedOnce';
import { createSiteApp } from '../server/siteApp';
import { deployRoutes, DESCRIPTION_PATH, type ChangeAnswer } from './deployRoutes';

const settings = { origin: 'http://site.example' };
const DONATE = 'd'.repeat(32);
const MATE = 'm'.repeat(32);
const tokens = new Map([
  ['mf-donate', DONATE],
  ['mf-mate', MATE],
]);
const donate = (words: string, changes = {}) =>
  builtRemote({ name: 'mf-donate', words, routes: [routeEntry('/donate')], ...changes });

let store: SiteStore;
let origin: string;
const deployed = deployedOnce((to) => deploy(to, [builtShell(), donate('Old')], settings, new Date(0)));

beforeEach(async () => {
  // Other tests receive builds at the same time.
  vi.stubEnv('TMPDIR', temporaryFolder());
  const root = join(temporaryFolder(), 'site');
  await deployed(root);
  store = folderStore(root);
  origin = await serveWith(tokens);
});

afterEach(() => vi.unstubAllEnvs());

async function serveWith(given: ReadonlyMap<string, string>): Promise<string> {
  const deploys = deployRoutes({ store, compose: settings, tokens: given });
  const app = createSiteApp({ store, api: 'http://127.0.0.1:1', deploys });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once('listening', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs `npm run site -- …` on a machine without the store, and returns what it printed, with `V` for versions. */
async function site(token: string | undefined, ...args: readonly string[]): Promise<string> {
  const env = {
    SITE_DIR: join(tmpdir(), 'no-such-store'),
    SITE_DEPLOYER: 'ama',
    ...(token && { SITE_DEPLOY_TOKEN: token }),
  };
  const { stdout, stderr } = await runSiteHere(args, env);
  return `${stdout}${stderr}`.replace(/\b[0-9a-f]{12}\b/g, 'V');
}
const put = (folder: string, token: string | undefined, ...more: readonly string[]) =>
  site(token, 'deploy', '--from', folder, '--to', origin, ...more);

const send = (path: string, body: BodyInit | null, token = DONATE) =>
  fetch(origin + path, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } });
const formWith = (...paths: readonly string[]) => {
  const form = new FormData();
  for (const path of paths) form.append(path, new Blob(['x']), 'file');
  return form;
};
async function formOf(folder: string): Promise<FormData> {
  const form = new FormData();
  for (const path of await filesBelow(folder))
    form.append(path, new Blob([readFileSync(join(folder, path))]), 'file');
  return form;
}
const leftovers = () => readdirSync(tmpdir()).filter((name) => name.startsWith('school-deploy-'));

describe('whoever has the token of an app', () => {
  it('deploys a build of it from another machine, like one from a folder', async () => {
    const folder = donate('New');
    expect(await put(folder, DONATE)).toContain('mf-donate is now V');
    const registry = await store.registry();
    expect(registry.by).toBe('ama, with the token of mf-donate');
    expect((await (await fetch(`${origin}/donate`)).text()).includes('New at /donate')).toBe(true);
    expect(await put(folder, DONATE)).toContain('Nothing changed');
    const { apps } = registry;
    const other = folderStore(join(temporaryFolder(), 'other'));
    await deploy(other, [builtShell(), folder], settings, new Date(0));
    expect(apps['mf-donate']?.current.version).toBe(
      (await other.registry()).apps['mf-donate']?.current.version,
    );
  });

  it('begins, promotes and ends canaries and previews', async () => {
    expect(await put(donate('New'), DONATE, '--canary', '5%')).toContain('for 5 % of visitors');
    expect(await site(DONATE, 'promote', 'mf-donate', '--site', origin)).toContain('mf-donate is now V');
    expect(await site(DONATE, 'rollback', 'mf-donate', '--site', origin, '--reason', 'Too slow')).toContain(
      'mf-donate is now V',
    );
    expect((await store.registry()).reason).toBe('Too slow');
    const printed = await put(donate('Newer'), DONATE, '--preview', 'new-form');
    const { previews } = await store.registry();
    expect(printed).toContain(`${origin}/previews/${previews?.['new-form']?.key}`);
  });

  it.each([
    [
      'a build of another app',
      () => put(builtRemote({ name: 'mf-mate', routes: [] }), DONATE),
      'needs the token',
    ],
    ['no build', () => put(temporaryFolder(), DONATE), 'Nothing is built'],
    [
      'a page of another app',
      () => put(donate('New', { routes: [routeEntry('/api')] }), DONATE),
      'mf-donate claims /api',
    ],
    ['a page that cannot be composed', () => put(donate('New', { fails: 'No form' }), DONATE), 'No form'],
    [
      'a version that never was',
      () => site(DONATE, 'rollback', 'mf-donate', '--site', origin),
      'no earlier version',
    ],
    ['a canary that is not', () => site(DONATE, 'promote', 'mf-donate', '--site', origin), 'has no canary'],
  ])('is told why it is refused: %s', async (_, action, message) => {
    const { revision } = await store.registry();
    expect(await action()).toContain(message);
    expect((await store.registry()).revision).toBe(revision);
    expect(leftovers()).toEqual([]);
  });
});

describe('nobody else changes an app', () => {
  it.each([
    ['without a token', undefined, 'SITE_DEPLOY_TOKEN is missing'],
    ['with another one', 'x'.repeat(32), 'This needs the token of "mf-donate"'],
    ['with that of another app', MATE, 'This needs the token of "mf-donate"'],
    ['with a part of it', DONATE.slice(1), 'This needs the token of "mf-donate"'],
  ])('%s', async (_, token, message) => {
    const { revision } = await store.registry();
    expect(await put(donate('New'), token)).toContain(message);
    expect((await store.registry()).revision).toBe(revision);
  });

  it('where the site has no tokens', async () => {
    origin = await serveWith(new Map());
    expect(await put(donate('New'), DONATE)).toContain('This site is deployed on its own machine only');
  });

  it.each([
    '/deploys/__proto__/deploy',
    '/deploys/toString/deploy',
    '/deploys/mf-donate/undeploy',
    '/deploys/mf-donate',
  ])('at %s', async (path) =>
    expect((await send(path, formWith('app.json'))).status).toBeGreaterThanOrEqual(401),
  );

  it('by a token that a build of another app is sent with', async () => {
    const folder = builtRemote({ name: 'mf-mate', routes: [] });
    const form = await formOf(folder);
    const answer = await send('/deploys/mf-donate/deploy', form);
    expect(answer.status).toBe(422);
  });
});

it.each(['promote?canary=5', 'promote?preview=new', 'rollback?preview=new', 'deploy?to=0123456789ab'])(
  'options of another act are refused: %s',
  async (act) => {
    expect((await send(`/deploys/mf-donate/${act}`, formWith('app.json'))).status).toBe(422);
  },
);

describe('an unusable build', () => {
  it.each([
    '../outside.js',
    'assets/../../outside.js',
    '/etc/passwd',
    'a//b',
    'a/./b',
    'a\\b',
    'a\u0000b',
    '',
  ])('with the path %j is refused, and nothing is written', async (path) => {
    const answer = await send('/deploys/mf-donate/deploy', formWith('app.json', path));
    expect(answer.status).toBe(400);
    expect(leftovers()).toEqual([]);
  });

  it('with a path twice, or with a text for a file, is refused', async () => {
    expect((await send('/deploys/mf-donate/deploy', formWith('app.json', 'app.json'))).status).toBe(400);
    const text = new FormData();
    text.set('app.json', '{}');
    expect((await send('/deploys/mf-donate/deploy', text)).status).toBe(400);
    expect((await send('/deploys/mf-donate/deploy', '{}')).status).toBe(400);
    expect((await send('/deploys/mf-donate/deploy', null)).status).toBe(400);
  });

  it('that is too large is refused before it was read', async () => {
    const form = new FormData();
    form.append('app.json', new Blob([Buffer.alloc(65 * 1024 * 1024)]), 'file');
    const answer = await send('/deploys/mf-donate/deploy', form).catch(() => undefined);
    // The server may close the connection before everything was sent.
    expect(answer?.status ?? 413).toBe(413);
    expect(leftovers()).toEqual([]);
  });

  it.each(['canary=0', 'canary=100', 'canary=a', 'by=', 'more=1', 'to=latest', 'canary=5&preview=new'])(
    'with the option %s is refused',
    async (query) => {
      const form = formWith('app.json');
      const answer = await send(`/deploys/mf-donate/deploy?${query}`, form);
      expect(answer.status).toBe(422);
    },
  );

  it('with a link is not sent', async () => {
    const folder = donate('New');
    symlinkSync('/etc/hostname', join(folder, 'assets/host.js'));
    expect(await put(folder, DONATE)).toContain('is a symbolic link');
  });
});

it('one deploy runs at a time, and another one is told so', async () => {
  const [begun, go] = ['begun', 'go'].map((name) => join(temporaryFolder(), name)) as [string, string];
  const start = `import { existsSync, writeFileSync } from 'node:fs';`;
  const render = `async () => {
    writeFileSync(${JSON.stringify(begun)}, '');
    while (!existsSync(${JSON.stringify(go)})) await new Promise((done) => setTimeout(done, 10));
    return { html: '<h1>Slow</h1>', css: '' };
  }`;
  const first = send('/deploys/mf-donate/deploy', await formOf(donate('Slow', { start, render })));
  await vi.waitUntil(() => existsSync(begun), { timeout: 30_000 });
  expect(await put(donate('New'), DONATE)).toContain(
    'Another deploy is running. Please try again in a moment.',
  );
  writeFileSync(go, '');
  const { result } = (await (await first).json()) as ChangeAnswer;
  expect(Object.keys(result?.changed ?? {})).toEqual(['mf-donate']);
});

it.each([
  ['http://school.example', 'needs https'],
  ['ftp://school.example', 'is no address of a site'],
  ['school', 'is no address of a site'],
])('the token is not sent to %s', async (address, message) => {
  expect(await site(DONATE, 'deploy', '--from', donate('New'), '--to', address)).toContain(message);
});

it('describes the site again after the store could not be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(store, 'localFolder').mockRejectedValueOnce(new Error('The disk is away'));
  const ask = async () => (await fetch(`${origin}${DESCRIPTION_PATH}`)).status;
  expect([await ask(), await ask()]).toEqual([500, 200]);
});
