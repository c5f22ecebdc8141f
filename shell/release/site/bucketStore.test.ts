import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { builtRemote, builtShell, routeEntry, smallFolder, temporaryFolder } from '../../testing/builtApps';
import { startTestBucket } from '../../testing/testBucket';
import { deploy } from '../deploy/deploy';
import { rollBack } from '../deploy/rollBack';
import { createSiteApp } from '../../serve/server/siteApp';
import type { Bucket } from './bucket';
import { withBucketLock } from './bucketLock';
import { bucketStore } from './bucketStore';
import { EMPTY_REGISTRY, type Registry } from './registry';
import { StaleRegistryError, type SiteStore } from './store';

// Several are requests one after another.
vi.setConfig({ testTimeout: 120_000 });

const OBJECT = `pages/${'0'.repeat(16)}.html`;
const settings = { origin: 'https://school.example' };

let bucket: Bucket;
let requests: () => number;
let warn: ReturnType<typeof vi.fn<(line: string) => void>>;
let store: SiteStore;

/** Another machine with an empty cache. */
const another = (on = bucket) => bucketStore(on, join(temporaryFolder(), 'cache'), warn);

beforeEach(async () => {
  ({ bucket, requests } = await startTestBucket());
  warn = vi.fn<(line: string) => void>();
  store = another();
});

const page = (object = OBJECT) => ({ app: 'mf-a', object, status: 200 as const });

async function publish(path: string, on = store): Promise<Registry> {
  const basis = await another().registry();
  await on.write(OBJECT, '');
  const next = { ...basis, revision: basis.revision + 1, pages: { ...basis.pages, [path]: page() } };
  await on.swapRegistry(basis, next);
  return next;
}

describe('objects', () => {
  it('are read by every machine as they were written, and once from the bucket', async () => {
    await store.write('pages/a.html', '<h1>Ama</h1>');
    const other = another();
    expect(String(await other.read('pages/a.html'))).toBe('<h1>Ama</h1>');
    const before = requests();
    expect(String(await other.read('pages/a.html'))).toBe('<h1>Ama</h1>');
    expect(requests()).toBe(before);
    expect(await other.read('pages/b.html')).toBeUndefined();
  });

  it('are stored as complete folders, by several machines at once, and fetched as folders', async () => {
    const folder = smallFolder();
    await Promise.all([store, another(), another()].map((each) => each.putFolder('apps/mf-a/1/', folder)));
    writeFileSync(join(folder, 'assets/a.js'), 'changed');
    await store.putFolder('apps/mf-a/1/', folder);
    const other = another();
    const local = await other.localFolder('apps/mf-a/1/');
    expect(readFileSync(join(local, 'assets/a.js'), 'utf8')).toBe('a');
    expect(String(await other.read('apps/mf-a/1/app.json'))).toBe('{}');
    expect(existsSync(await other.localFolder('apps/mf-a/2/'))).toBe(false);
  });

  it('of a folder that was not sent completely count as missing, and are sent again', async () => {
    let puts = 0;
    const cut: Bucket = {
      ...bucket,
      get: bucket.get.bind(bucket),
      put: async (...given) => {
        puts += 1;
        if (puts > 1) throw new Error('The process was killed');
        return bucket.put(...given);
      },
    };
    await expect(another(cut).putFolder('apps/mf-a/1/', smallFolder())).rejects.toThrow('killed');
    expect(existsSync(await another().localFolder('apps/mf-a/1/'))).toBe(false);
    await store.putFolder('apps/mf-a/1/', smallFolder());
    expect(existsSync(join(await another().localFolder('apps/mf-a/1/'), 'assets/a.js'))).toBe(true);
  });

  it('are refused by a check before anything is sent', async () => {
    const refuse = async () => {
      throw new Error('It is refused');
    };
    await expect(store.putFolder('apps/mf-a/1/', smallFolder(), refuse)).rejects.toThrow('It is refused');
    expect(await bucket.list('apps/')).toEqual([]);
  });
});

describe('the registry', () => {
  it('is empty before the first deploy', async () => {
    expect(await store.registry()).toEqual(EMPTY_REGISTRY);
  });

  it('is followed by other machines, which ask at most once a second', async () => {
    const other = another();
    await other.registry();
    const next = await publish('/a');
    await expect.poll(() => other.registry()).toEqual(next);
    const before = requests();
    for (let count = 0; count < 50; count += 1) await other.registry();
    expect(requests() - before).toBeLessThan(3);
  });

  it('is replaced by exactly one of several machines', async () => {
    await store.write(OBJECT, '');
    const basis = await store.registry();
    const tries = ['/a', '/b', '/c'].map((path) =>
      another().swapRegistry(basis, { ...basis, revision: 1, pages: { [path]: page() } }),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      expect(outcome.status === 'rejected' ? outcome.reason : undefined).toSatisfy(
        (reason) => reason === undefined || reason instanceof StaleRegistryError,
      );
  });

  it('is not replaced by one that refers to missing objects', async () => {
    const basis = await publish('/a');
    const object = `pages/${'1'.repeat(16)}.html`;
    const next = { ...basis, revision: 2, pages: { '/a': page(object) } };
    await expect(another().swapRegistry(basis, next)).rejects.toThrow(StaleRegistryError);
    await store.write(object, '');
    await another().swapRegistry(basis, next);
    expect(await another().registry()).toEqual(next);
  });

  it('falls back to the last valid one when it is corrupt or missing, with a warning', async () => {
    await publish('/a');
    const last = await publish('/b');
    await bucket.put('registry.json', '{"revision":2,');
    expect(await another().registry()).toEqual(last);
    await bucket.remove(['registry.json']);
    expect(await another().registry()).toEqual(last);
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      expect.stringMatching(/^The registry is corrupt: .* Going on with revision 2\.$/),
      'The registry is missing. Going on with revision 2.',
    ]);
  });

  it('is in the history, also when the process died right after its publication', async () => {
    const dying: Bucket = {
      ...bucket,
      get: bucket.get.bind(bucket),
      put: (key, ...given) =>
        key === 'history/00000001.json'
          ? Promise.reject(new Error('The process was killed'))
          : bucket.put(key, ...given),
    };
    await expect(publish('/a', another(dying))).rejects.toThrow('killed');
    expect(await another().registry()).toMatchObject({ revision: 1 });
    expect(await another().history()).toEqual([]);
    await publish('/b');
    const past = await another().history();
    expect(past.map(({ registry }) => registry.revision)).toEqual([2, 1]);
  });
});

describe('a prune', () => {
  const window = { days: 0, revisions: 0, tabDays: 0 };
  const later = () => new Date(Date.now() + 2 * 60 * 60_000);

  it('removes what no registry of the window needs, and keeps what a deploy may be sending', async () => {
    await store.putFolder('apps/mf-a/1/', smallFolder());
    await publish('/a');
    expect((await store.prune(window, new Date())).removed).toEqual([]);
    expect((await store.prune(window, later())).removed).toEqual(['apps/mf-a/1']);
    expect(await bucket.list('apps/')).toEqual([]);
    expect(await another().read(OBJECT)).toBeDefined();
  });

  it('lets no deploy refer to what it removed', async () => {
    const object = `pages/${'1'.repeat(16)}.html`;
    await store.write(object, '');
    const basis = await publish('/a');
    const next = { ...basis, revision: 2, pages: { '/a': page(object) } };
    const [pruned, swapped] = await Promise.allSettled([
      store.prune(window, later()),
      another().swapRegistry(basis, next),
    ]);
    expect(pruned.status).toBe('fulfilled');
    const isThere = (await another().read(object)) !== undefined;
    expect(isThere).toBe(swapped.status === 'fulfilled');
  });
});

describe('the lock', () => {
  it('lets one process in at a time', async () => {
    let inside = 0;
    let most = 0;
    const enter = () =>
      withBucketLock(bucket, 'registry.lock', async () => {
        inside += 1;
        most = Math.max(most, inside);
        await bucket.list('');
        inside -= 1;
      });
    await Promise.all([enter(), enter(), enter()]);
    expect(most).toBe(1);
    expect(await bucket.get('registry.lock')).toBeUndefined();
  });

  it('of a process that died is taken over, and stays with the one that took it', async () => {
    await bucket.put('registry.lock', 'dead');
    expect(await withBucketLock(bucket, 'registry.lock', async () => 'in', 300)).toBe('in');
    await withBucketLock(bucket, 'registry.lock', async () => bucket.put('registry.lock', 'taken over'));
    expect(String((await bucket.get('registry.lock'))?.body)).toBe('taken over');
  });
});

it('deploys, serves and rolls back a site, also two teams at once', async () => {
  await deploy(store, [builtShell()], settings, new Date(0));
  const remote = (name: string, path: string, words = name) =>
    builtRemote({ name, words, routes: [routeEntry(path)] });
  await Promise.all([
    deploy(another(), [remote('mf-a', '/a')], settings, new Date(0)),
    deploy(another(), [remote('mf-b', '/b')], settings, new Date(0)),
  ]);
  await deploy(another(), [remote('mf-a', '/a', 'New')], settings, new Date(1));
  const site = createSiteApp({ store: another(), api: 'http://127.0.0.1:1' });
  const read = async (path: string, app = site) => (await app.request(path)).text();
  expect(await read('/a')).toContain('New at /a');
  expect(await read('/b')).toContain('mf-b at /b');
  await rollBack(another(), 'mf-a', settings);
  await expect.poll(() => read('/a')).toContain('mf-a at /a');
});
