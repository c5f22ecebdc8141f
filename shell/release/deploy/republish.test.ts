import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from '../site/folderStore';
import { keysOf } from '../site/registry';
import type { SiteStore } from '../site/store';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { deployedOnce } from '../../testing/deployedOnce';
import { deploy } from './deploy';
import { republish } from './republish';

const settings = { origin: 'http://site.example' };
const RESULTS = '/competition/publications/results';
const AWARDS = '/competition/publications/awards';

const render = `async ({ path, resources }) =>
  ({ html: '<p>' + path + ' ' + JSON.stringify(resources) + '</p>', css: '' })`;
const competition = (changes = {}) =>
  builtRemote({
    name: 'mf-competition',
    routes: [
      routeEntry('/results', { resources: [RESULTS] }),
      routeEntry('/awards', { resources: [AWARDS] }),
      routeEntry('/rules'),
    ],
    render,
    ...changes,
  });

let store: SiteStore;
let requested: string[];
const deployed = deployedOnce((to) => deploy(to, [builtShell(), competition()], settings, new Date(0)));
beforeEach(async () => {
  const root = join(temporaryFolder(), 'site');
  await deployed(root);
  store = folderStore(root);
  requested = [];
});

const publish = (versions: Record<string, string>, text = (path: string) => `{"of":"${path}"}`) =>
  republish(store, settings, versions, async (path) => {
    requested.push(path);
    return { json: text(path) };
  });

async function page(path: string): Promise<string> {
  const { pages } = await store.registry();
  return String(await store.read(pages[path]?.object ?? ''));
}

describe('published content', () => {
  it('is empty before the first update', async () => {
    expect(await page('/results')).toContain('/results {}');
  });

  it('is in the HTML of the pages that show it, and no other page is composed', async () => {
    await publish({ [RESULTS]: '1', [AWARDS]: '1' });
    const others = await Promise.all([page('/awards'), page('/rules')]);
    const { composed } = await publish({ [RESULTS]: '2', [AWARDS]: '1' }, () => '{"won":"Ama"}');
    expect(composed).toEqual(['/results']);
    expect(await page('/results')).toContain(`{"${RESULTS}":{"won":"Ama"}}`);
    expect(await Promise.all([page('/awards'), page('/rules')])).toEqual(others);
    expect(requested).toEqual([RESULTS, AWARDS, RESULTS]);
  });

  it('changes nothing when it is reported again', async () => {
    const { revision } = await publish({ [RESULTS]: '1' });
    expect((await publish({ [RESULTS]: '1' })).revision).toBe(revision);
    expect(requested).toEqual([RESULTS]);
  });

  it('stays while pages may show it, and is due afterwards', async () => {
    const at = (ms: number, version: string) =>
      republish(
        store,
        settings,
        { [RESULTS]: version, [AWARDS]: version },
        async (path) => ({ json: `"${version}"`, ...(path === RESULTS && { freshMs: 60_000 }) }),
        () => new Date(ms),
      );
    expect((await at(0, 'first')).due).toBeUndefined();
    const early = await at(59_999, 'second');
    expect(early).toMatchObject({ composed: ['/awards'], due: new Date(60_000) });
    expect(await page('/results')).toContain('first');
    const { composed, due } = await at(60_000, 'second');
    expect({ composed, due }).toEqual({ composed: ['/results'], due: undefined });
    expect(await page('/results')).toContain('second');
  });

  it('is removed from the pages when it is no longer published', async () => {
    await publish({ [RESULTS]: '1', [AWARDS]: '1' });
    expect((await publish({ [AWARDS]: '1' })).composed).toEqual(['/results']);
    expect(await page('/results')).toContain('/results {}');
  });

  it('is available to an app that is deployed later, and its objects stay in the store', async () => {
    await publish({ [RESULTS]: '1' }, () => '{"won":"Ama"}');
    await deploy(store, [competition({ words: 'new' })], settings, new Date(1));
    expect(await page('/results')).toContain('"won":"Ama"');
    await store.prune({ days: 0, revisions: 1, tabDays: 0 }, new Date(1e12));
    const registry = await store.registry();
    expect([...keysOf(registry)]).toContain(registry.resources[RESULTS]?.object);
    expect(await store.read(registry.resources[RESULTS]?.object ?? '')).toBeDefined();
  });

  it('leaves the site unchanged when it cannot be fetched, or a page cannot be composed with it', async () => {
    const before = await store.registry();
    const lost = republish(store, settings, { [RESULTS]: '1' }, () => Promise.reject(new Error('away')));
    await expect(lost).rejects.toThrow('away');
    const broken = competition({ render: `() => { throw new Error('no such field') }` });
    await expect(deploy(store, [broken], settings, new Date(1))).rejects.toThrow('no such field');
    expect(await store.registry()).toEqual(before);
  });

  it('is not lost by a concurrent deploy', async () => {
    await Promise.all([
      publish({ [RESULTS]: '1' }, () => '{"won":"Ama"}'),
      deploy(store, [competition({ words: 'new' })], settings, new Date(1)),
    ]);
    expect(await page('/results')).toContain('"won":"Ama"');
    const { apps } = await store.registry();
    expect(apps['mf-competition']?.previous).toBeDefined();
  });
});
