import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiDocument, object } from '../../testing/apiDocuments';
import { builtBackend, builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { deployedOnce } from '../../testing/deployedOnce';
import { canariesFor, VISITOR_GROUPS, withCanaries } from '../site/canary';
import { exists } from '../site/files';
import { folderStore } from '../site/folderStore';
import { appFolder } from '../site/registry';
import type { SiteStore } from '../site/store';
import { versionsOf } from '../site/versionHistory';
import { pin, promote, endCanary, unpin } from './canary';
import { deploy } from './deploy';
import { republish } from './republish';
import { rollBack } from './rollBack';
import { undeploy } from './undeploy';

const settings = { origin: 'http://site.example', by: 'ama' };
const day = (number: number) => new Date(Date.UTC(2030, 0, number));

const donate = (words: string, changes = {}) =>
  builtRemote({ name: 'mf-donate', words, routes: [routeEntry('/donate')], ...changes });
const music = (words = 'Music', changes = {}) =>
  builtRemote({ name: 'mf-public', words, routes: [routeEntry('/'), routeEntry('*')], ...changes });

let store: SiteStore;
const deployed = deployedOnce((to) => deploy(to, [builtShell(), music(), donate('Old')], settings, day(1)));

beforeEach(async () => {
  const root = join(temporaryFolder(), 'site');
  await deployed(root);
  store = folderStore(root);
});

const put = (...folders: string[]) => deploy(store, folders, settings, day(2));
const tryOut = (folder: string, percent = 5) =>
  deploy(store, [folder], settings, day(2), { canary: percent });

async function html(path: string, ...canaries: string[]): Promise<string> {
  const { pages } = withCanaries(await store.registry(), canaries);
  return String((await store.read(pages[path]?.object ?? '')) ?? '');
}
const versions = async () => {
  const { apps, canaries } = await store.registry();
  const { current, previous } = apps['mf-donate'] ?? {};
  return [current?.version, previous?.version, canaries?.['mf-donate']?.release.version];
};

describe('a canary', () => {
  it('is composed beside the current version, which all others keep', async () => {
    const before = await store.registry();
    const { changed, composed, news } = await tryOut(donate('New'));
    const [current, , canary] = await versions();
    expect([changed, composed]).toEqual([{}, []]);
    expect(news).toEqual([`canary ${canary} of mf-donate for 5 % of visitors`]);
    expect((await store.registry()).pages).toEqual(before.pages);
    expect(await html('/donate')).toContain('Old at /donate');
    const tried = await html('/donate', 'mf-donate');
    expect(tried).toContain('New at /donate');
    expect(tried).toContain(`"version":"${canary}"`);
    expect(tried).toContain('"channel":"canary"');
    expect(await html('/donate')).not.toContain('"channel"');
    expect(current).toBe(before.apps['mf-donate']?.current.version);
  });

  it('may have pages that the current version does not have, and lack others', async () => {
    await tryOut(donate('New', { routes: [routeEntry('/give')] }));
    expect(await html('/give')).toBe('');
    expect(await html('/give', 'mf-donate')).toContain('New at /give');
    expect(await html('/donate', 'mf-donate')).toBe('');
    expect(await html('/', 'mf-donate')).toContain('Music at /');
    await expect(put(music('Other', { routes: [routeEntry('/'), routeEntry('/give')] }))).rejects.toThrow(
      'mf-donate claims /give, which belongs to mf-public',
    );
  });

  it('claims no path that the canary of another app has', async () => {
    await tryOut(donate('New', { routes: [routeEntry('/donate'), routeEntry('/give')] }));
    const rival = music('Other', { routes: [routeEntry('/'), routeEntry('*'), routeEntry('/give')] });
    await expect(tryOut(rival)).rejects.toThrow(/claims \/give, which belongs to mf-/);
  });

  it('gets another share without another start', async () => {
    await tryOut(donate('New'));
    const before = (await store.registry()).canaries?.['mf-donate'];
    const { news } = await tryOut(donate('New'), 20);
    expect(news[0]).toContain('for 20 % of visitors instead of 5 %');
    expect((await store.registry()).canaries?.['mf-donate']).toEqual({ ...before, percent: 20 });
  });

  it('is promoted to the current version', async () => {
    await tryOut(donate('New'));
    const [old, , canary] = await versions();
    const { news, composed } = await promote(store, 'mf-donate', settings);
    expect(await versions()).toEqual([canary, old, undefined]);
    expect([news, composed]).toEqual([[`canary ${canary} of mf-donate was promoted`], ['/donate']]);
    expect(await html('/donate')).toContain('New at /donate');
    await expect(promote(store, 'mf-donate', settings)).rejects.toThrow('mf-donate has no canary');
  });

  it('is ended by a rollback, which leaves the current version', async () => {
    await put(donate('Older'));
    await tryOut(donate('New'));
    const [current, previous, canary] = await versions();
    const why = { ...settings, reason: 'Its form was empty' };
    expect((await rollBack(store, 'mf-donate', why)).news).toEqual([
      `canary ${canary} of mf-donate has ended`,
    ]);
    expect(await versions()).toEqual([current, previous, undefined]);
    expect((await store.registry()).reason).toBe('Its form was empty');
    await rollBack(store, 'mf-donate', settings, canary);
    expect((await versions())[0]).toBe(canary);
  });

  it('is not ended by a measure of an earlier canary', async () => {
    await tryOut(donate('New'));
    const [, , first] = await versions();
    await tryOut(donate('Newer'));
    const { revision } = await store.registry();
    expect((await endCanary(store, 'mf-donate', settings, first)).revision).toBe(revision);
    expect((await versions())[2]).toBeDefined();
  });

  it.each([
    ['a deploy of another version', () => put(donate('Newer'))],
    ['an undeploy', () => undeploy(store, 'mf-donate', settings)],
  ])('ends with %s', async (_, action) => {
    await tryOut(donate('New'));
    await action();
    expect((await store.registry()).canaries).toEqual({});
  });

  it('stays during deploys of other apps, and is composed with a new shell', async () => {
    await tryOut(donate('New'));
    await put(music('Other'));
    await put(builtShell('Conservatory'));
    const tried = await html('/donate', 'mf-donate');
    expect(tried).toContain('<header>Conservatory</header>');
    expect(tried).toContain('New at /donate');
  });

  it('is composed with what the API publishes', async () => {
    const route = routeEntry('/donate', { resources: ['/projects'] });
    const render = `async ({ resources }) => ({ html: '<p>' + resources['/projects']?.raised + '</p>', css: '' })`;
    await tryOut(donate('New', { routes: [route], render }));
    await republish(store, settings, { '/projects': '1' }, async () => ({ json: '{"raised":7}' }));
    expect(await html('/donate', 'mf-donate')).toContain('<p>7</p>');
  });

  it('keeps its files when old ones are removed, until it has long ended', async () => {
    await tryOut(donate('New'));
    const [, , canary] = await versions();
    const folder = await store.localFolder(appFolder('mf-donate', canary ?? ''));
    const window = { days: 0, revisions: 0, tabDays: 7 };
    await store.prune(window, new Date(Date.now() + 30 * 24 * 60 * 60_000));
    expect(await exists(folder)).toBe(true);
    await rollBack(store, 'mf-donate', settings);
    await store.prune(window, new Date());
    expect(await exists(folder)).toBe(true);
    await store.prune(window, new Date(Date.now() + 30 * 24 * 60 * 60_000));
    expect(await exists(folder)).toBe(false);
  });

  it('is listed with the other versions', async () => {
    const [current] = await versions();
    await tryOut(donate('New'));
    const [, , canary] = await versions();
    const listed = versionsOf(await store.history()).get('mf-donate');
    expect(listed).toMatchObject([
      { version: canary, state: 'canary', since: day(2).toISOString(), by: 'ama' },
      { version: current, state: 'current' },
    ]);
  });
});

describe('refused is', () => {
  const lacking = { needs: { '@school/shared': ['useNothing'] } };
  it.each([
    ['a canary of the shell', () => tryOut(builtShell('New')), 'Only a remote can have a canary'],
    [
      'a first deploy',
      () => tryOut(builtRemote({ name: 'mf-new', routes: [routeEntry('/new')] })),
      'mf-new is not deployed yet',
    ],
    ['the current version', () => tryOut(donate('Old')), 'is the current version already'],
    [
      'more than one',
      () => deploy(store, [donate('New'), music('New')], settings, day(2), { canary: 5 }),
      'A canary or preview is one remote: name it alone',
    ],
    [
      'a build without pages',
      () => tryOut(donate('New', { routes: [] })),
      'The build of mf-donate has no routes',
    ],
    [
      'a page of another app',
      () => tryOut(donate('New', { routes: [routeEntry('/')] })),
      'mf-donate claims /, which belongs to mf-public',
    ],
    ['one that lacks something of the shell', () => tryOut(donate('New', lacking)), 'needs '],
    [
      'a page that cannot be composed',
      () => tryOut(donate('New', { fails: 'No donations' })),
      'No donations',
    ],
  ])('%s', async (_, action, message) => {
    const { revision } = await store.registry();
    await expect(action()).rejects.toThrow(message);
    expect((await store.registry()).revision).toBe(revision);
  });

  it('an API that a canary could not use', async () => {
    const fields = (...names: string[]) => ({
      answer: object(Object.fromEntries(names.map((name) => [name, { type: 'string' }])), names),
    });
    await put(builtBackend(apiDocument(fields('name', 'raised'))));
    await tryOut(donate('New', { api: apiDocument(fields('raised')) }));
    const [, , canary] = await versions();
    await expect(put(builtBackend(apiDocument(fields('name'))))).rejects.toThrow(`mf-donate ${canary} needs`);
  });
});

describe('a pinned app', () => {
  it.each([
    ['a deploy', () => put(donate('New'))],
    ['a canary', () => tryOut(donate('New'))],
    ['a rollback', () => rollBack(store, 'mf-donate', settings)],
    ['an undeploy', () => undeploy(store, 'mf-donate', settings)],
  ])('refuses %s', async (_, action) => {
    await put(donate('Newer'));
    const clock = { ...settings, now: () => day(3) };
    expect((await pin(store, 'mf-donate', clock)).news).toEqual(['mf-donate is pinned to its version']);
    await expect(action()).rejects.toThrow(
      `mf-donate was pinned by ama at ${day(3).toISOString()}, so it keeps its version until npm run site -- unpin mf-donate`,
    );
    await put(music('Other'), donate('Newer'));
    expect((await unpin(store, 'mf-donate', settings)).news).toEqual(['mf-donate is no longer pinned']);
    await action();
  });

  it('has no canary', async () => {
    await tryOut(donate('New'));
    await expect(pin(store, 'mf-donate', settings)).rejects.toThrow('mf-donate has a canary: end it first');
    await expect(unpin(store, 'mf-donate', settings)).rejects.toThrow('mf-donate is not pinned');
  });
});

describe('the groups of visitors', () => {
  it('get a canary by its share, and keep it while the share grows', async () => {
    const groups = Array.from({ length: VISITOR_GROUPS }, (_, group) => group);
    let before: readonly number[] = [];
    for (const percent of [1, 5, 50, 99]) {
      await tryOut(donate('New'), percent);
      const registry = await store.registry();
      const having = groups.filter((group) => canariesFor(registry, group).length > 0);
      expect(having).toHaveLength(percent);
      expect(before.filter((group) => !having.includes(group))).toEqual([]);
      before = having;
    }
  });

  it('differ by canary', async () => {
    await tryOut(donate('New'));
    const first = await store.registry();
    await tryOut(donate('Newer'));
    const second = await store.registry();
    const having = (registry: typeof first) =>
      Array.from({ length: VISITOR_GROUPS }, (_, group) => canariesFor(registry, group).length);
    expect(having(first)).not.toEqual(having(second));
  });
});
