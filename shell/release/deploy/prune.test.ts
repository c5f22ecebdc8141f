import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from '../site/folderStore';
import { appFolder, keysOf } from '../site/registry';
import type { SiteStore } from '../site/store';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { deploy } from './deploy';
import { rollBack } from './rollBack';

const settings = { origin: 'http://site.example' };
const NOTHING_MORE = { days: 0, revisions: 0, tabDays: 0 };
const HOUR = 60 * 60_000;

let root: string;
let store: SiteStore;

const donate = (words: string) => builtRemote({ name: 'mf-donate', words, routes: [routeEntry('/donate')] });
const put = (words: string, to = store) => deploy(to, [donate(words)], settings, new Date());
const later = () => new Date(Date.now() + 2 * HOUR);

/** Returns all files and folders of versions, pages and history. */
const list = (folder: string) => readdirSync(join(root, folder)).sort();

/** Changes the store like a deploy, without rendering: another folder, page and registry. */
async function putAgain(number: number): Promise<void> {
  const basis = await store.registry();
  const { current } = basis.apps['mf-donate'] ?? {};
  const page = basis.pages['/donate'];
  if (!current || !page) throw new Error('mf-donate was not deployed');
  const version = String(number).padStart(12, '0');
  const object = `pages/${String(number).padStart(16, '0')}.html`;
  await store.putFolder(
    appFolder('mf-donate', version),
    await store.localFolder(appFolder('mf-donate', current.version)),
  );
  await store.write(object, (await store.read(page.object)) ?? '');
  await store.swapRegistry(basis, {
    ...basis,
    revision: basis.revision + 1,
    apps: { ...basis.apps, 'mf-donate': { current: { ...current, version }, previous: current } },
    pages: { ...basis.pages, '/donate': { ...page, object } },
  });
}

/** Returns the total size of the files below a folder. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

async function expectWhole(): Promise<void> {
  for (const key of keysOf(await store.registry())) expect(statSync(join(root, key)), key).toBeTruthy();
}

beforeEach(async () => {
  root = join(temporaryFolder(), 'site');
  store = folderStore(root);
  await deploy(store, [builtShell()], settings, new Date(0));
});

describe('prune', () => {
  it('keeps the current and the previous version and removes the rest', async () => {
    for (const words of ['One', 'Two', 'Three', 'Four']) await put(words);
    const { removed } = await store.prune(NOTHING_MORE, new Date());
    const { current, previous } = (await store.registry()).apps['mf-donate'] ?? {};
    expect(list('apps/mf-donate')).toEqual([current?.version, previous?.version].sort());
    expect(list('pages').filter((name) => name.endsWith('.html'))).toHaveLength(1);
    expect(list('history')).toEqual(['00000005.json']);
    expect(list('.')).not.toContain('trash');
    expect(removed.filter((key) => key.startsWith('apps/'))).toHaveLength(2);
    await expectWhole();
    await rollBack(store, 'mf-donate', settings);
    await expectWhole();
    expect((await store.prune(NOTHING_MORE, new Date())).removed).not.toEqual([]);
    expect((await store.prune(NOTHING_MORE, new Date())).removed).toEqual([]);
  });

  it('keeps a store of sixty deploys about as small as one of two', async () => {
    for (const words of ['One', 'Two']) await put(words);
    const small = sizeOf(root);
    for (let deploys = 2; deploys < 60; deploys++) await putAgain(deploys);
    expect(sizeOf(root)).toBeGreaterThan(10 * small);
    // A month later, with the command's default options.
    await store.prune({ days: 30, revisions: 10, tabDays: 7 }, new Date(Date.now() + 31 * 24 * HOUR));
    expect(list('apps/mf-donate')).toHaveLength(12);
    await store.prune(NOTHING_MORE, new Date());
    expect(sizeOf(root)).toBeLessThan(1.2 * small);
    await expectWhole();
  });

  it('keeps what the last revisions, and those of the last days, consist of', async () => {
    for (const words of ['One', 'Two', 'Three', 'Four']) await put(words);
    await store.prune({ days: 0, revisions: 2, tabDays: 0 }, new Date());
    expect(list('history')).toEqual(['00000003.json', '00000004.json', '00000005.json']);
    expect(list('apps/mf-donate')).toHaveLength(4);
    await store.prune({ days: 1, revisions: 0, tabDays: 0 }, new Date());
    expect(list('history')).toHaveLength(3);
    await store.prune({ days: 1, revisions: 0, tabDays: 0 }, new Date(Date.now() + 25 * HOUR));
    expect(list('history')).toEqual(['00000005.json']);
  });

  it('removes old remains of killed deploys', async () => {
    await put('One');
    const leftovers = [
      'apps/mf-donate/aaaaaaaaaaaa.1f2e.part',
      'pages/a.html.1f2e.part',
      'registry.json.1f2e.part',
    ];
    mkdirSync(join(root, leftovers[0] ?? ''));
    for (const file of leftovers.slice(1)) writeFileSync(join(root, file), '');
    mkdirSync(join(root, 'apps/mf-gone/bbbbbbbbbbbb'), { recursive: true });
    mkdirSync(join(root, 'trash/killed'), { recursive: true });
    expect(
      (await store.prune(NOTHING_MORE, new Date())).removed.filter((key) => key.endsWith('.part')),
    ).toEqual([]);
    const { removed } = await store.prune(NOTHING_MORE, later());
    expect(removed).toEqual(expect.arrayContaining([...leftovers, 'apps/mf-gone/bbbbbbbbbbbb']));
    expect(list('.')).not.toContain('trash');
    await expectWhole();
  });

  it('lets a deploy succeed whose files it has removed', async () => {
    await put('One');
    await put('Two');
    await put('Three');
    await put('Four');
    const old = donate('One');
    let pruned = 0;
    // Runs between storing the folder and replacing the registry, like another process.
    const interrupted: SiteStore = {
      ...store,
      async swapRegistry(basis, next) {
        if (pruned++ === 0) {
          const { removed } = await folderStore(root).prune(NOTHING_MORE, new Date());
          expect(removed.some((key) => key.startsWith('apps/mf-donate/'))).toBe(true);
        }
        await store.swapRegistry(basis, next);
      },
    };
    await deploy(interrupted, [old], settings, new Date());
    expect(pruned).toBe(2);
    await expectWhole();
    const { pages } = await store.registry();
    expect(String(await store.read(pages['/donate']?.object ?? ''))).toContain('One at /donate');
  });

  it('removes nothing that is being stored', async () => {
    await put('One');
    let removed: readonly string[] = [];
    const interrupted: SiteStore = {
      ...store,
      async swapRegistry(basis, next) {
        ({ removed } = await folderStore(root).prune(NOTHING_MORE, new Date()));
        await store.swapRegistry(basis, next);
      },
    };
    await put('New', interrupted);
    expect(removed.filter((key) => /^(apps|pages)\//.test(key))).toEqual([]);
    await expectWhole();
  });

  it('and many concurrent deploys leave a complete site', async () => {
    await put('Zero');
    const pruning = Array.from({ length: 5 }, () => folderStore(root).prune(NOTHING_MORE, new Date()));
    const words = ['One', 'Two', 'Three'];
    await Promise.all([...words.map((each) => put(each, folderStore(root))), ...pruning]);
    await expectWhole();
    const { revision, pages } = await store.registry();
    expect({ revision, paths: Object.keys(pages) }).toEqual({ revision: 5, paths: ['/donate'] });
  });
});
