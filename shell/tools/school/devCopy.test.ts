import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { deploy } from '../../release/deploy/deploy';
import { folderStore } from '../../release/site/folderStore';
import { createSiteApp } from '../../serve/server/siteApp';
import { deployRoutes } from '../../serve/deploys/deployRoutes';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { descriptionOf } from '../cli/verbs/verify';
import { openDevCopy } from './devCopy';

const settings = { origin: 'http://site.example' };
const frame = '<header>The school</header><main><!--app--></main>';
const remote = (name: string, path: string, words: string) =>
  builtRemote({ name, words, routes: [routeEntry(path)], files: { [`root/${name}.txt`]: words } });

let origin: string;
let here: string;
let dev: Awaited<ReturnType<typeof openDevCopy>>;

beforeEach(async () => {
  const store = folderStore(join(temporaryFolder(), 'site'));
  const apps = [remote('mf-donate', '/donate', 'Deployed'), remote('mf-public', '/', 'Home')];
  await deploy(store, [builtShell('School', {}, frame), ...apps], settings, new Date(0));
  const deploys = deployRoutes({ store, compose: settings, tokens: new Map() });
  origin = await served(createSiteApp({ store, api: 'http://127.0.0.1:1', deploys }));
});

async function served(app: Hono): Promise<string> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function open(dist: string): Promise<void> {
  const { description } = await descriptionOf(origin);
  dev = await openDevCopy({ root: temporaryFolder(), dist, name: 'mf-donate', description, origin });
  here = await served(dev.app);
}
const text = async (path: string) => (await fetch(here + path)).text();

it('shows the build in the frame of the site, and all else as the site does', async () => {
  await open(remote('mf-donate', '/donate', 'Built'));
  expect(await dev.show()).toEqual(['/donate']);
  const page = await text('/donate');
  expect(page).toContain('<header>The school</header>');
  expect(page).toContain('Built at /donate');
  expect(page).toContain('<link rel="icon" href="/apps/shell/');
  expect(await text('/')).toBe(await (await fetch(origin)).text());
  expect(await text('/mf-donate.txt')).toBe('Built');
  expect(await text('/mf-public.txt')).toBe('Home');
  const { apps } = (await (await fetch(`${here}/registry.json`)).json()) as {
    apps: Record<string, { version: string; entry: string }>;
  };
  expect(Object.keys(apps).sort()).toEqual(['mf-donate', 'mf-public']);
  const [own, other] = ['mf-donate', 'mf-public'].map(
    (name) => `/apps/${name}/${apps[name]?.version}/${apps[name]?.entry}`,
  );
  expect(await text(own ?? '')).toContain('Built');
  expect(await text(other ?? '')).toContain('Home');
});

it('shows a build that is the deployed one', async () => {
  await open(remote('mf-donate', '/donate', 'Deployed'));
  await dev.show();
  expect(await text('/donate')).toContain('Deployed at /donate');
});

it('tells open pages to reload when the next build is shown', async () => {
  await open(remote('mf-donate', '/donate', 'Built'));
  await dev.show();
  const [, path = ''] = /new EventSource\('([^']+)'\)/.exec(await text('/donate')) ?? [];
  const changes = await fetch(here + path);
  await dev.show();
  expect(await changes.text()).toContain('event: change');
});

it('refuses a build as a deploy to the site would, and goes on showing the one before', async () => {
  await open(remote('mf-donate', '/', 'Built'));
  await expect(dev.show()).rejects.toThrow('mf-donate claims /, which belongs to mf-public');
  expect(await text('/donate')).toContain('<header>The school</header>');
});
