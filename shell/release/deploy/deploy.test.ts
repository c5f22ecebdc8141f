import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { deployedOnce } from '../../testing/deployedOnce';
import { deploy, recompose } from './deploy';
import { rollBack } from './rollBack';
import { undeploy } from './undeploy';
import { folderStore } from '../site/folderStore';
import type { SiteStore } from '../site/store';

const settings = { origin: 'http://site.example' };
const day = (number: number) => new Date(Date.UTC(2030, 0, number));

const donate = (words = 'Give', changes = {}) =>
  builtRemote({
    name: 'mf-donate',
    words,
    routes: [routeEntry('/donate'), routeEntry('/donate/thank-you', { prerender: false })],
    ...changes,
  });
const music = (changes = {}) =>
  builtRemote({ name: 'mf-public', routes: [routeEntry('/'), routeEntry('*')], ...changes });

let root: string;
let store: SiteStore;

beforeEach(() => {
  root = join(temporaryFolder(), 'site');
  store = folderStore(root);
});

const put = (folders: string[], at = day(1)) => deploy(store, folders, settings, at);

async function html(path: string): Promise<string> {
  const { pages } = await store.registry();
  return String(await store.read(pages[path]?.object ?? ''));
}

/** Returns every file of the site with its content. */
function everything(): Map<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  return new Map(
    files.map(({ parentPath, name }) => [
      join(parentPath, name),
      readFileSync(join(parentPath, name), 'latin1'),
    ]),
  );
}

describe('the first deploy', () => {
  it('needs the shell', async () => {
    await expect(put([music()])).rejects.toThrow(
      'The shell must be deployed before, or together with, the first remote',
    );
    expect((await store.registry()).revision).toBe(0);
  });

  it('adds the apps to the site and composes all their pages', async () => {
    const { revision, changed, composed } = await put([builtShell(), music(), donate()]);
    expect(revision).toBe(1);
    expect(Object.keys(changed).sort()).toEqual(['mf-donate', 'mf-public', 'shell']);
    expect([...composed].sort()).toEqual(['*', '/', '/donate', '/donate/thank-you']);
    expect(await html('/donate')).toContain(
      '<header>School</header><main><div data-app="mf-donate" data-prerendered=""><h1>Give at /donate</h1>',
    );
    expect((await store.registry()).pages['*']?.status).toBe(404);
  });

  it('may include the shell first and the remotes later', async () => {
    expect((await put([builtShell()])).composed).toEqual([]);
    expect((await put([music()])).composed).toEqual(['/', '*']);
  });
});

describe('a deploy', () => {
  const deployed = deployedOnce((to) => deploy(to, [builtShell(), music(), donate()], settings, day(1)));
  beforeEach(() => deployed(root));

  it('of an existing version changes nothing', async () => {
    const before = everything();
    expect(await put([donate(), music()], day(2))).toEqual({
      revision: 1,
      changed: {},
      removed: [],
      composed: [],
      deadLinks: [],
      news: [],
      brokenTabs: [],
    });
    expect(everything()).toEqual(before);
  });

  it('composes only the app’s pages and changes no file of another app', async () => {
    const before = await store.registry();
    const files = everything();
    const { composed, changed } = await put([donate('Help')], day(2));
    expect(Object.keys(changed)).toEqual(['mf-donate']);
    expect(composed).toEqual(['/donate', '/donate/thank-you']);
    expect(await html('/donate')).toContain('Help at /donate');

    const after = await store.registry();
    expect(after.apps['mf-public']).toEqual(before.apps['mf-public']);
    expect(after.pages['/']).toEqual(before.pages['/']);
    const now = everything();
    const touched = [...files].filter(([file, text]) => now.get(file) !== text).map(([file]) => file);
    expect(touched, 'only the registry is overwritten').toEqual([join(root, 'registry.json')]);
  });

  it('of the shell composes all pages', async () => {
    const { composed } = await put([builtShell('Conservatory')], day(2));
    expect([...composed].sort()).toEqual(['*', '/', '/donate', '/donate/thank-you']);
    expect(await html('/')).toContain('<header>Conservatory</header>');
  });

  it('removes pages that the app no longer has', async () => {
    await put([builtRemote({ name: 'mf-donate', routes: [routeEntry('/donate')] })], day(2));
    expect(Object.keys((await store.registry()).pages)).not.toContain('/donate/thank-you');
  });

  it('during another one loses neither', async () => {
    const change = (folder: string) => deploy(folderStore(root), [folder], settings, day(2));
    await Promise.all([change(donate('Help')), change(music({ words: 'Play' })), change(builtShell('Hall'))]);
    expect((await store.registry()).revision).toBe(4);
    expect(await html('/donate')).toMatch(/Hall.*Help at \/donate/);
    expect(await html('/')).toMatch(/Hall.*Play at \//);
  });

  it('that is interrupted leaves the site unchanged', async () => {
    const registry = await store.registry();
    const page = await html('/donate');
    await expect(
      put([music({ words: 'Play' }), donate('Help', { fails: 'no words' })], day(2)),
    ).rejects.toThrow('/donate cannot be rendered: no words');
    expect(await folderStore(root).registry()).toEqual(registry);
    expect(await html('/donate')).toBe(page);
  });

  it('works after an interrupted one', async () => {
    await expect(put([donate('Help', { fails: 'no words' })], day(2))).rejects.toThrow('no words');
    expect((await put([donate('Help')], day(3))).revision).toBe(2);
  });
});

describe('a rollback', () => {
  const deployed = deployedOnce(async (to) => {
    await deploy(to, [builtShell(), music(), donate('Give')], settings, day(1));
    await deploy(to, [donate('Help')], settings, day(2));
  });
  beforeEach(() => deployed(root));

  it('restores the previous version of one app, and the later one again', async () => {
    const { composed } = await rollBack(store, 'mf-donate', settings);
    expect(composed).toEqual(['/donate', '/donate/thank-you']);
    expect(await html('/donate')).toContain('Give at');
    await rollBack(store, 'mf-donate', settings);
    expect(await html('/donate')).toContain('Help at');
  });

  it('restores exactly the previous pages', async () => {
    const { pages } = await store.registry();
    await rollBack(store, 'mf-donate', settings);
    await put([donate('Help')], day(3));
    expect((await store.registry()).pages).toEqual(pages);
  });

  it('to any deployed version is possible by its name', async () => {
    const [first] = (await store.history()).slice(-1);
    const version = first?.registry.apps['mf-donate']?.current.version ?? '';
    await put([donate('Bring')], day(3));
    await put([donate('Lend')], day(4));
    await rollBack(store, 'mf-donate', settings, version);
    expect(await html('/donate')).toContain('Give at');
    await rollBack(store, 'mf-donate', settings);
    expect(await html('/donate'), 'the one before is the one it came from').toContain('Lend at');
    expect((await rollBack(store, 'mf-donate', settings, 'aaaaaaaaaaaa').catch(String)).toString()).toBe(
      'Error: mf-donate was never deployed in version aaaaaaaaaaaa; npm run site -- list says which there are',
    );
    rmSync(join(root, 'apps/mf-donate', version), { recursive: true });
    await expect(rollBack(store, 'mf-donate', settings, version)).rejects.toThrow(
      `mf-donate ${version} is no longer in the store`,
    );
  });

  it('is refused with one line when there is no previous version', async () => {
    await expect(rollBack(store, 'mf-public', settings)).rejects.toThrow(
      'mf-public has no earlier version to go back to',
    );
    await expect(rollBack(store, 'mf-nobody', settings)).rejects.toThrow(
      'No app called mf-nobody is deployed',
    );
    expect((await store.registry()).revision).toBe(2);
  });
});

describe('composing again', () => {
  it('applies a new origin to every page', async () => {
    await put([builtShell(), music(), donate()]);
    const { composed, changed } = await recompose(store, { origin: 'https://school.example' });
    expect(composed).toHaveLength(4);
    expect(changed).toEqual({});
    expect(await html('/donate')).toContain('<link rel="canonical" href="https://school.example/donate">');
  });
});

describe('a deploy refuses', () => {
  const deployed = deployedOnce((to) => deploy(to, [builtShell(), music()], settings, day(1)));
  beforeEach(() => deployed(root));

  async function refusal(folder: string): Promise<string> {
    const before = everything();
    const error = await put([folder], day(2)).catch((error: Error) => error);
    expect(error).toBeInstanceOf(Error);
    const now = everything();
    for (const [file, text] of before) expect(now.get(file)).toBe(text);
    expect((error as Error).message).not.toContain('\n');
    return (error as Error).message;
  }

  it('an app that is not built', async () => {
    expect(await refusal('/nowhere/dist')).toBe('Nothing is built in /nowhere/dist: there is no app.json');
  });

  it('a build for another contract', async () => {
    expect(await refusal(donate('Give', { contract: 99 }))).toMatch(
      /app\.json is refused: mf-donate speaks contract 99, but this site speaks 1$/,
    );
  });

  it.each(['backend', 'api', 'forms', 'constructor'])('an app called %s', async (name) => {
    const folder = builtRemote({ name, routes: [routeEntry('/other')] });
    expect(await refusal(folder)).toMatch(
      new RegExp(`app\\.json is refused: name "${name}" is reserved; choose another name$`),
    );
  });

  it.each(['toString', '__proto__'])('an app called %s', async (name) => {
    const folder = builtRemote({ name, routes: [routeEntry('/other')] });
    expect(await refusal(folder)).toMatch(/app\.json is refused: name /);
  });

  it.each(['constructor', 'toString', '__proto__'])('to roll back or remove %s', async (name) => {
    for (const action of [rollBack, undeploy])
      await expect(action(store, name, settings)).rejects.toThrow(`No app called ${name} is deployed`);
    expect((await store.registry()).revision).toBe(1);
  });

  it('a build with an invalid or missing app.json', async () => {
    const folder = donate();
    writeFileSync(join(folder, 'app.json'), '{"name":');
    expect(await refusal(folder)).toMatch(/app\.json is refused: it is not JSON/);
    writeFileSync(join(folder, 'app.json'), '{"contract":1}');
    expect(await refusal(folder)).toMatch(/app\.json is refused: name /);
  });

  it('a build whose render module cannot render', async () => {
    const folder = donate();
    mkdirSync(join(folder, 'server'), { recursive: true });
    writeFileSync(join(folder, 'server/render.mjs'), 'export const other = 1;');
    expect(await refusal(folder)).toBe(
      'The render module of mf-donate cannot be used: it does not export renderer',
    );
  });

  it('an app that claims paths of another one', async () => {
    const rival = (path: string) => builtRemote({ name: 'mf-rival', routes: [routeEntry(path)] });
    expect(await refusal(rival('/'))).toBe('mf-rival claims /, which belongs to mf-public');
    await put([donate()]);
    expect(await refusal(rival('/:any'))).toBe('mf-rival claims /:any, but /api belongs to the site itself');
    expect(await refusal(rival('/donate/:x'))).toBe(
      'mf-rival claims /donate/:x, which overlaps /donate/thank-you of mf-donate',
    );
  });

  it('a build without routes while its pages are deployed', async () => {
    expect(await refusal(music({ routes: [] }))).toBe(
      'The build of mf-public has no routes, but / * of it are in use',
    );
  });
});
