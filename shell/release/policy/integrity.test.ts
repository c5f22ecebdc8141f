import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { deploy } from '../deploy/deploy';
import { rollBack } from '../deploy/rollBack';
import { folderStore } from '../site/folderStore';
import type { Release } from '../site/registry';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { changedFiles } from './checkIntegrity';
import { sha256 } from './inlineParts';
import { hashesIn } from './integrity';

const settings = { origin: 'http://site.example' };
const music = (words = 'la') => builtRemote({ name: 'mf-music', routes: [routeEntry('/')], words });
const LATE = 'export const late = 1;';
const put = (...folders: string[]) => deploy(store(), folders, settings, new Date(0));

let root: string;
const store = () => folderStore(root);

beforeEach(async () => {
  root = join(temporaryFolder(), 'site');
  await put(builtShell('School', { 'assets/Late.js': LATE, 'root/sw.js': 'work();' }), music());
});

async function release(app: string): Promise<Release> {
  const found = (await store().registry()).apps[app]?.current;
  if (!found) throw new Error(`There is no ${app}`);
  return found;
}

/** Returns an app's integrity maps from the store, as the registry refers to them. */
async function mapsOf(app: string) {
  const { version, integrity } = await release(app);
  const folder = `apps/${app}/${version}/`;
  const texts = await Promise.all(
    ['integrity.json', 'further.json'].slice(0, integrity?.length).map((file) => store().read(folder + file)),
  );
  expect(texts.map((text) => text && sha256(text))).toEqual(integrity);
  return { folder: `/${folder}`, maps: texts.map((text) => hashesIn(String(text))) };
}

it('is recorded for each script of an app, at its original and all cache-busted URLs', async () => {
  const { folder, maps } = await mapsOf('mf-music');
  const [first = {}, further = {}] = maps;
  expect(Object.keys(first)).toEqual([`${folder}assets/Page.js`, `${folder}remoteEntry.js`]);
  for (const [address, hash] of Object.entries(first)) {
    expect(hash).toBe(sha256((await store().read(address.slice(1))) ?? ''));
    for (let number = 1; number <= 11; number++)
      expect(further[address.replace(folder, `${folder}~${number}/`)]).toBe(hash);
  }
  expect(Object.keys(further)).toHaveLength(22);
});

it('is recorded for the shell with the queries of retries', async () => {
  const { folder, maps } = await mapsOf('shell');
  const late = ['', '?1', '?2', '?3'].map((query) => [`${folder}assets/Late.js${query}`, sha256(LATE)]);
  expect(maps).toHaveLength(1);
  expect(maps[0]).toMatchObject(Object.fromEntries(late));
  expect(Object.keys(maps[0] ?? {})).toHaveLength(5);
});

it('is the same for the same build, so that policies can refer to it', async () => {
  const before = await release('mf-music');
  await put(music('lo'));
  expect((await release('mf-music')).integrity).not.toEqual(before.integrity);
  await put(music());
  expect(await release('mf-music')).toEqual(before);
});

const CHANGED = 'was changed or removed';

const SPOILT: readonly (readonly [file: string, spoil: (path: string) => void, what: string])[] = [
  ['server/render.mjs', (path) => writeFileSync(path, 'steal();'), CHANGED],
  ['files.json', (path) => writeFileSync(path, '{}'), CHANGED],
  ['assets/further.js', (path) => writeFileSync(path, 'steal();'), 'was added'],
  ['assets/Page.js', (path) => writeFileSync(path, 'steal();'), CHANGED],
  ['remoteEntry.js', (path) => rmSync(path), CHANGED],
  ['integrity.json', (path) => writeFileSync(path, '{"integrity":{}}'), CHANGED],
  ['further.json.br', (path) => writeFileSync(path, 'no archive'), CHANGED],
];

it.each(SPOILT)('reports %s as changed and refuses a rollback to it', async (file, spoil, what) => {
  const app = await release('mf-music');
  const line = `mf-music ${app.version} differs from what was deployed: ${file} ${what}; delete apps/mf-music/${app.version}/ and deploy it again`;
  expect(await changedFiles(store(), app)).toEqual([]);
  await put(music('lo'));
  spoil(join(root, 'apps/mf-music', app.version, file));
  expect(await changedFiles(store(), app)).toEqual([line]);
  const before = await store().registry();
  await expect(rollBack(store(), 'mf-music', settings)).rejects.toThrow(line);
  expect(await store().registry()).toEqual(before);
});

it('refuses a deploy over a changed file in the store until it is removed', async () => {
  const { version } = await release('mf-music');
  await put(music('lo'));
  writeFileSync(join(root, 'apps/mf-music', version, 'assets/Page.js'), 'steal();');
  await expect(put(music())).rejects.toThrow(/assets\/Page\.js was changed or removed/);
  rmSync(join(root, 'apps/mf-music', version), { recursive: true });
  await put(music());
  expect(await changedFiles(store(), await release('mf-music'))).toEqual([]);
});
