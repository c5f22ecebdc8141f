import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { smallFolder, temporaryFolder } from '../../testing/builtApps';
import { folderStore } from './folderStore';
import { EMPTY_REGISTRY, type Registry } from './registry';
import { StaleRegistryError, type SiteStore } from './store';

let root: string;
let warn: ReturnType<typeof vi.fn<(line: string) => void>>;
let store: SiteStore;

beforeEach(() => {
  root = join(temporaryFolder(), 'site');
  warn = vi.fn<(line: string) => void>();
  store = folderStore(root, warn);
});

const registryFile = () => join(root, 'registry.json');

/** Publishes a registry with one page for each name. */
async function publish(...names: string[]): Promise<Registry> {
  const basis = await store.registry();
  await store.write(`pages/${'0'.repeat(16)}.html`, '');
  const pages = Object.fromEntries(
    names.map((name) => [
      name,
      { app: 'mf-a', object: `pages/${'0'.repeat(16)}.html`, status: 200 as const },
    ]),
  );
  const next = { ...basis, revision: basis.revision + 1, pages: { ...basis.pages, ...pages } };
  await store.swapRegistry(basis, next);
  return next;
}

describe('objects', () => {
  it('are read as they were written, and undefined when missing', async () => {
    await store.write('pages/a.html', '<h1>Ama</h1>');
    expect((await store.read('pages/a.html'))?.toString()).toBe('<h1>Ama</h1>');
    expect(await store.read('pages/b.html')).toBeUndefined();
    expect(await store.read('pages')).toBeUndefined();
    expect(await store.read('pages/a.html/deeper')).toBeUndefined();
  });

  it('are stored as complete folders, which never change afterwards', async () => {
    const folder = smallFolder();
    await store.putFolder('apps/mf-a/1/', folder);
    writeFileSync(join(folder, 'assets/a.js'), 'changed');
    await store.putFolder('apps/mf-a/1/', folder);
    expect((await store.read('apps/mf-a/1/assets/a.js'))?.toString()).toBe('a');
    expect(readdirSync(join(root, 'apps/mf-a'))).toEqual(['1']);
  });

  it('are stored as complete folders even by two concurrent writers', async () => {
    const folder = smallFolder();
    await Promise.all([1, 2, 3].map(() => folderStore(root, warn).putFolder('apps/mf-a/1/', folder)));
    expect(readdirSync(join(root, 'apps/mf-a'))).toEqual(['1']);
  });

  it('leave nothing behind when a folder cannot be stored', async () => {
    await expect(store.putFolder('apps/mf-a/1/', join(root, 'nowhere'))).rejects.toThrow('ENOENT');
    expect(await store.read('apps/mf-a/1/app.json')).toBeUndefined();
    await store.write('apps/mf-a/note', '');
    expect(readdirSync(join(root, 'apps/mf-a'))).toEqual(['note']);
  });
});

describe('the registry', () => {
  it('is empty before the first deploy', async () => {
    expect(await store.registry()).toEqual(EMPTY_REGISTRY);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is visible to every other process when it is replaced', async () => {
    const other = folderStore(root, warn);
    expect((await other.registry()).revision).toBe(0);
    const next = await publish('/a');
    expect(await other.registry()).toEqual(next);
    await publish('/b');
    expect(Object.keys((await other.registry()).pages)).toEqual(['/a', '/b']);
  });

  it('is not replaced when it has changed meanwhile', async () => {
    const basis = await store.registry();
    await publish('/a');
    await expect(store.swapRegistry(basis, { ...basis, revision: 1 })).rejects.toThrow(StaleRegistryError);
    expect(Object.keys((await store.registry()).pages)).toEqual(['/a']);
  });

  it('is not replaced by one that refers to missing objects', async () => {
    const basis = await publish('/a');
    const page = { app: 'mf-a', object: `pages/${'1'.repeat(16)}.html`, status: 200 as const };
    const next = { ...basis, revision: 2, pages: { '/a': page } };
    await expect(store.swapRegistry(basis, next)).rejects.toThrow(StaleRegistryError);
    await store.write(page.object, '');
    await store.swapRegistry(basis, next);
    expect(await store.registry()).toEqual(next);
  });

  it('is replaced by exactly one of two concurrent writers', async () => {
    await store.write(`pages/${'0'.repeat(16)}.html`, '');
    const basis = await store.registry();
    const tries = ['/a', '/b', '/c'].map((path) => {
      const page = { app: 'mf-a', object: `pages/${'0'.repeat(16)}.html`, status: 200 as const };
      return folderStore(root, warn).swapRegistry(basis, { ...basis, revision: 1, pages: { [path]: page } });
    });
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  const damages: [string, string][] = [
    ['cut off', '{"revision":2,'],
    ['empty', ''],
    ['not a registry', '{"revision":"two"}'],
    ['a list', '[]'],
    ['without a list of apps', '{"revision":2,"pages":{},"files":{},"resources":{}}'],
  ];
  for (const [what, text] of damages) {
    it(`falls back to the last valid one when it is ${what}, with one line of warning`, async () => {
      await publish('/a');
      const last = await publish('/b');
      writeFileSync(registryFile(), text);
      for (const reader of [store, folderStore(root, warn)]) {
        expect(await reader.registry()).toEqual(last);
        await reader.registry();
      }
      expect(warn).toHaveBeenCalledTimes(2);
      expect(warn.mock.calls[0]?.[0]).toMatch(/^The registry is corrupt: .+ Going on with revision 2\.$/);
    });
  }

  it('keeps valid entries beside malformed ones, which revert to their last valid state', async () => {
    const object = `pages/${'0'.repeat(16)}.html`;
    await publish('/a', '/b', '/c');
    const registry = await publish('/d');
    const pages = {
      ...registry.pages,
      '/b': { ...registry.pages['/b'], object: '../../etc/passwd' },
      '/new': { app: 'mf-a', object: 1, status: 200 },
    };
    const files = { '/robots.txt': { object } };
    writeFileSync(registryFile(), JSON.stringify({ ...registry, revision: 3, pages, files }));
    const mended = await store.registry();
    expect(mended).toEqual({ ...registry, revision: 3 });
    expect(warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^The registry is malformed: pages\.\/b\.object: .* last known of \/b, \/new, \/robots\.txt\.$/,
        ),
      ],
    ]);
  });

  it('leaves out malformed canaries and previews, so that everybody gets the current version', async () => {
    const registry = await publish('/a');
    const broken = { canaries: { 'mf-a': { percent: 200 } }, previews: { new: { key: 'short' } } };
    writeFileSync(registryFile(), JSON.stringify({ ...registry, ...broken }));
    const mended = await folderStore(root, warn).registry();
    expect(mended).toEqual({ ...registry, canaries: {}, previews: {} });
    expect(warn.mock.calls[0]?.[0]).toContain('Going on with what was last known of mf-a, new.');
  });

  it('goes on without a malformed app that has the name of a member of every object', async () => {
    await publish('/a');
    const registry = await publish('/b');
    writeFileSync(registryFile(), JSON.stringify({ ...registry, apps: { constructor: {} } }));
    expect(await folderStore(root, warn).registry()).toEqual(registry);
  });

  it('falls back to the last valid one when it was deleted', async () => {
    const last = await publish('/a');
    rmSync(registryFile());
    expect(await folderStore(root, warn).registry()).toEqual(last);
    expect(warn.mock.calls).toEqual([['The registry is missing. Going on with revision 1.']]);
  });

  it('skips a damaged entry of the history too', async () => {
    const first = await publish('/a');
    await publish('/b');
    writeFileSync(registryFile(), '{');
    writeFileSync(join(root, 'history/00000002.json'), '{');
    expect(await folderStore(root, warn).registry()).toEqual(first);
  });

  it('does not use an unpublished draft in the history', async () => {
    const first = await publish('/a');
    const never = { ...first, revision: 9 };
    writeFileSync(join(root, 'history/00000009.json.1f2e.part'), JSON.stringify(never));
    writeFileSync(registryFile(), '{');
    expect((await folderStore(root, warn).registry()).revision).toBe(1);
  });

  it('never falls back to a later one that was not published', async () => {
    const first = await publish('/a');
    const whole = readFileSync(registryFile());
    rmSync(registryFile());
    mkdirSync(join(registryFile(), 'in the way'), { recursive: true });
    await expect(publish('/b')).rejects.toThrow('EISDIR');
    rmSync(registryFile(), { recursive: true });
    writeFileSync(registryFile(), whole.subarray(1));
    expect(await folderStore(root, warn).registry()).toEqual(first);
  });

  it('is valid again after the next deploy', async () => {
    await publish('/a');
    writeFileSync(registryFile(), '{');
    await publish('/b');
    expect(JSON.parse(readFileSync(registryFile(), 'utf8'))).toMatchObject({ revision: 2 });
    expect(Object.keys((await folderStore(root, warn).registry()).pages)).toEqual(['/a', '/b']);
  });

  it('keeps every published one', async () => {
    await publish('/a');
    await publish('/b');
    expect(readdirSync(join(root, 'history'))).toEqual(['00000001.json', '00000002.json']);
  });

  it('is added to the history later when a process died before', async () => {
    await publish('/a');
    rmSync(join(root, 'history/00000001.json'));
    await publish('/b');
    expect(readdirSync(join(root, 'history'))).toEqual(['00000001.json', '00000002.json']);
  });

  it('is replaced although a process died while holding the lock', async () => {
    const lock = join(root, 'registry.lock');
    mkdirSync(lock, { recursive: true });
    writeFileSync(join(lock, `${Date.now() - 60_000}-somebody`), '');
    await publish('/a');
    expect((await store.registry()).revision).toBe(1);
    expect(readdirSync(root)).not.toContain('registry.lock');
  });

  it('waits for the process that holds the lock', async () => {
    const lock = join(root, 'registry.lock');
    mkdirSync(lock, { recursive: true });
    writeFileSync(join(lock, `${Date.now()}-somebody`), '');
    const done = vi.fn();
    const swap = publish('/a').then(done);
    await vi.waitFor(async () => expect((await store.registry()).revision).toBe(0));
    expect(done).not.toHaveBeenCalled();
    rmSync(lock, { recursive: true });
    await swap;
    expect((await store.registry()).revision).toBe(1);
  });
});

describe('a site folder that cannot be used', () => {
  it('is reported with one line', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const line = new RegExp(`^The site's folder ${file} cannot be used: .*ENOTDIR`);
    await expect(folderStore(file, warn).registry()).rejects.toThrow(line);
    await expect(folderStore(file, warn).putFolder('apps/a/1/', smallFolder())).rejects.toThrow(line);
    await expect(folderStore(file, warn).write('pages/a', '')).rejects.toThrow(line);
  });
});
