import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { deployedOnce } from '../../testing/deployedOnce';
import { exists } from '../site/files';
import { folderStore } from '../site/folderStore';
import { livePreviews, PREVIEW_DAYS, previewOf, withPreview } from '../site/preview';
import { appFolder } from '../site/registry';
import type { SiteStore } from '../site/store';
import { endPreview } from './canary';
import { deploy } from './deploy';

const DAY_MS = 24 * 60 * 60_000;
const start = new Date(Date.UTC(2030, 0, 1));
const settings = { origin: 'http://site.example', by: 'ama' };

const donate = (words: string, changes = {}) =>
  builtRemote({ name: 'mf-donate', words, routes: [routeEntry('/donate')], ...changes });
const music = (changes = {}) => builtRemote({ name: 'mf-public', routes: [routeEntry('/')], ...changes });

let store: SiteStore;
const deployed = deployedOnce((to) => deploy(to, [builtShell(), music(), donate('Old')], settings, start));

beforeEach(async () => {
  const root = join(temporaryFolder(), 'site');
  await deployed(root);
  store = folderStore(root);
});

const put = (folder: string, now = start) => deploy(store, [folder], settings, now);
const preview = (name: string, folder: string, now = start) =>
  deploy(store, [folder], settings, now, { preview: name });
const previews = async (now = start) => livePreviews(await store.registry(), now);

async function html(path: string, name?: string): Promise<string> {
  const registry = await store.registry();
  const shown = (await previews()).find((each) => each.name === name);
  const { pages } = shown ? withPreview(registry, shown) : registry;
  return String((await store.read(pages[path]?.object ?? '')) ?? '');
}

describe('a preview', () => {
  it('is composed beside the current version, which everybody else keeps', async () => {
    const before = await store.registry();
    const { changed, news } = await preview('new-form', donate('New'));
    const [shown] = await previews();
    expect(changed).toEqual({});
    expect(news).toEqual([`preview new-form of mf-donate is ${shown?.release.version}`]);
    expect(shown).toMatchObject({
      name: 'new-form',
      by: 'ama',
      key: expect.stringMatching(/^[\w-]{22}$/) as string,
    });
    const after = await store.registry();
    expect([after.apps, after.pages, after.files]).toEqual([before.apps, before.pages, before.files]);
    expect(await html('/donate')).toContain('Old at /donate');
    expect(await html('/donate', 'new-form')).toContain('New at /donate');
    expect(await html('/donate', 'new-form')).toContain('"channel":"preview"');
  });

  it('can be one of many, also of an app that is not deployed yet', async () => {
    await preview('one', donate('One'));
    await preview('two', donate('Two'));
    await preview('lessons', builtRemote({ name: 'mf-lessons', routes: [routeEntry('/lessons')] }));
    expect((await previews()).map(({ name }) => name).sort()).toEqual(['lessons', 'one', 'two']);
    expect(await html('/donate', 'one')).toContain('One at /donate');
    expect(await html('/donate', 'two')).toContain('Two at /donate');
    expect(await html('/lessons', 'lessons')).toContain('mf-lessons at /lessons');
    expect(await html('/lessons')).toBe('');
  });

  it('is replaced by a later build under the same key, for as long again', async () => {
    await preview('new-form', donate('New'));
    const [first] = await previews();
    const later = new Date(start.getTime() + 3 * DAY_MS);
    await preview('new-form', donate('Newer'), later);
    const [second, ...others] = await previews(later);
    expect(others).toEqual([]);
    expect(second?.key).toBe(first?.key);
    expect(second?.expiresAt).toBe(new Date(later.getTime() + PREVIEW_DAYS * DAY_MS).toISOString());
    expect(await html('/donate', 'new-form')).toContain('Newer at /donate');
  });

  it('ends after two weeks, or by command, and its files are removed later', async () => {
    await preview('new-form', donate('New'));
    const [shown] = await previews();
    const registry = await store.registry();
    const end = start.getTime() + PREVIEW_DAYS * DAY_MS;
    expect(previewOf(registry, shown?.key ?? '', new Date(end - 1))?.name).toBe('new-form');
    expect(previewOf(registry, shown?.key ?? '', new Date(end))).toBeUndefined();
    await preview('other', donate('Other'));
    expect((await endPreview(store, 'other', { ...settings, now: () => start })).news).toEqual([
      'preview other of mf-donate has ended',
    ]);
    await put(music({ words: 'Later' }), new Date(end));
    expect((await store.registry()).previews).toEqual({});
    const folder = await store.localFolder(appFolder('mf-donate', shown?.release.version ?? ''));
    expect(await exists(folder)).toBe(true);
    await store.prune({ days: 0, revisions: 0, tabDays: 7 }, new Date(end + 30 * DAY_MS));
    expect(await exists(folder)).toBe(false);
  });

  it('gets a new frame, and is lost where it no longer fits, which stops nobody', async () => {
    const needs = { '@school/shared': ['useShell'] };
    const shell = (words: string, names: string[]) =>
      builtShell(words, {}, undefined, { '@school/shared': names });
    const apps = [music({ needs: {} }), donate('Old', { needs: {} })];
    await deploy(store, [shell('School', ['useShell']), ...apps], settings, start);
    await preview('fits', donate('Fits', { needs: {} }));
    await preview('lacks', donate('Lacks', { needs }));
    const { news } = await put(shell('Conservatory', ['useOther']));
    expect(news).toHaveLength(2);
    expect(news.join()).toContain('preview lacks of mf-donate has ended');
    expect(news.join()).toContain('preview lacks of mf-donate was removed, because it no longer fits: ');
    expect(await html('/donate', 'fits')).toContain('<header>Conservatory</header>');
    expect((await previews()).map(({ name }) => name)).toEqual(['fits']);
  });

  it('does not block a deploy that takes its path', async () => {
    await preview('new-form', donate('New', { routes: [routeEntry('/give')] }));
    await put(music({ routes: [routeEntry('/'), routeEntry('/give')] }));
    expect(await html('/give')).toContain('mf-public at /give');
  });
});

it.each([
  ['a name with capitals', () => preview('New', donate('New')), 'A preview is named by'],
  ['a name of the language', () => preview('__proto__', donate('New')), 'A preview is named by'],
  ['a name of every object', () => preview('constructor', donate('New')), 'A preview is named by'],
  ['a long name', () => preview('a'.repeat(41), donate('New')), 'A preview is named by'],
  ['the shell', () => preview('new', builtShell('New')), 'Only a remote can have a preview'],
  [
    'a taken path',
    () => preview('new', donate('New', { routes: [routeEntry('/')] })),
    'belongs to mf-public',
  ],
  ['a page that cannot be composed', () => preview('new', donate('New', { fails: 'No form' })), 'No form'],
  [
    'an unknown preview to end',
    () => endPreview(store, 'toString', settings),
    'There is no preview toString',
  ],
])('refused is %s', async (_, action, message) => {
  const { revision } = await store.registry();
  await expect(action()).rejects.toThrow(message);
  expect((await store.registry()).revision).toBe(revision);
});

it('refused is the name of a preview of another app', async () => {
  await preview('new', donate('New'));
  await expect(preview('new', music({ words: 'New' }))).rejects.toThrow(
    'The preview new is one of mf-donate: choose another name',
  );
});
