import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiDocument, object } from '../../testing/apiDocuments';
import { builtBackend, builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { exists } from '../site/files';
import { folderStore } from '../site/folderStore';
import { appFolder } from '../site/registry';
import type { SiteStore } from '../site/store';
import { deploy } from './deploy';
import { rollBack } from './rollBack';
import { undeploy } from './undeploy';

const CORE = '@school/shared';
const DAY_MS = 24 * 60 * 60_000;

let store: SiteStore;
let clock: Date;

const settings = { origin: 'http://site.example', now: () => clock };
const put = (folders: string[], changes = {}) => deploy(store, folders, { ...settings, ...changes }, clock);
const pass = (days: number) => (clock = new Date(clock.getTime() + days * DAY_MS));

const shell = (words = 'School', names = ['useShell']) => builtShell(words, {}, undefined, { [CORE]: names });
const remote = (words: string, changes = {}) =>
  builtRemote({
    name: 'mf-donate',
    words,
    routes: [routeEntry('/donate')],
    needs: { [CORE]: ['useShell'] },
    ...changes,
  });
const field = (...names: string[]) => ({
  answer: object(Object.fromEntries(names.map((name) => [name, { type: 'string' }])), names),
});
/** A remote that reads these fields of the API's answer, and an API that has them. */
const reading = (...names: string[]) => remote(names.join(), { api: apiDocument(field(...names)) });
const having = (...names: string[]) => builtBackend(apiDocument(field(...names)));

async function versionOf(app: string): Promise<string> {
  return (await store.registry()).apps[app]?.current.version ?? '';
}

/** Returns the line of a refusal, and checks that nothing has changed. */
async function refusal(action: () => Promise<unknown>): Promise<string> {
  const { revision } = await store.registry();
  const message = await action().then(
    () => 'nothing was refused',
    (error: unknown) => (error as Error).message,
  );
  expect((await store.registry()).revision).toBe(revision);
  return message;
}

beforeEach(() => {
  clock = new Date(Date.UTC(2030, 0, 1));
  store = folderStore(join(temporaryFolder(), 'site'));
});

describe('an API', () => {
  const line = (version: string, since: string, what = 'answer[].old') =>
    expect.stringMatching(
      new RegExp(
        `^mf-donate ${version}, which tabs may have open \\(current until ${since}\\), needs changeProject of the API, ` +
          `but in API [0-9a-f]{12} ${what.replace(/[[\].]/g, '\\$&')} is gone \\(--despite-open-tabs goes ahead all the same\\)$`,
      ),
    ) as string;

  async function replaceReader(): Promise<string> {
    await put([shell(), reading('old'), having('old', 'new')]);
    const first = await versionOf('mf-donate');
    pass(1);
    await put([reading('new')]);
    return first;
  }

  it('is refused while it breaks a version that tabs may have open, and accepted after seven days', async () => {
    const first = await replaceReader();
    pass(6.9);
    expect(await refusal(() => put([having('new')]))).toEqual(line(first, '2030-01-02T00:00:00.000Z'));
    pass(0.1);
    await put([having('new')]);
  });

  it('is refused together with the app that no longer needs what is gone', async () => {
    await put([shell(), reading('old'), having('old')]);
    const first = await versionOf('mf-donate');
    pass(1);
    expect(await refusal(() => put([reading('new'), having('new')]))).toEqual(
      line(first, '2030-01-02T00:00:00.000Z'),
    );
  });

  it('is compared with tabs of as many days as are set', async () => {
    await replaceReader();
    pass(1);
    expect(await refusal(() => put([having('new')], { tabDays: 1.1 }))).toMatch(/^mf-donate /);
    await put([having('new')], { tabDays: 1 });
  });

  it('breaks open tabs only when told to, and the history tells what they lack', async () => {
    const first = await replaceReader();
    const { brokenTabs } = await put([having('new')], { despiteOpenTabs: true });
    expect(brokenTabs).toEqual([expect.stringContaining(`mf-donate ${first}, which tabs may have open`)]);
    expect((await store.registry()).despiteOpenTabs).toEqual(brokenTabs);
    // What they lack now blocks no later change, and later revisions do not claim it.
    await put([having('new', 'more')]);
    expect((await store.registry()).despiteOpenTabs).toBeUndefined();
  });

  it('is not rolled back under tabs with a newer app that was rolled back itself', async () => {
    await put([shell(), reading('old'), having('old')]);
    pass(1);
    await put([having('old', 'new')]);
    await put([reading('old', 'new')]);
    const second = await versionOf('mf-donate');
    pass(1);
    await rollBack(store, 'mf-donate', settings);
    const back = () => rollBack(store, 'backend', settings);
    expect(await refusal(back)).toEqual(line(second, '2030-01-03T00:00:00.000Z', 'answer[].new'));
    pass(7);
    await back();
  });

  it('is compared with tabs of an app that was removed', async () => {
    await put([shell(), reading('old'), having('old')]);
    await undeploy(store, 'mf-donate', settings);
    expect(await refusal(() => put([having('new')]))).toMatch(/^mf-donate .* answer\[\]\.old is gone/);
  });
});

describe('a remote that needs a newer shell', () => {
  it('is accepted with it, and not offered to tabs with an earlier shell', async () => {
    await put([shell('First'), remote('One')]);
    const first = await versionOf('shell');
    pass(1);
    await put([shell('Second', ['useShell', 'Link']), remote('Two', { needs: { [CORE]: ['Link'] } })]);
    expect((await store.registry()).unfitShells).toEqual({ 'mf-donate': [first] });
    pass(8);
    await put([remote('Three', { needs: { [CORE]: ['Link'] } })]);
    expect((await store.registry()).unfitShells).toBeUndefined();
  });
});

it('prune keeps the files of versions that tabs may have open', async () => {
  await put([shell(), remote('One')]);
  const folder = appFolder('mf-donate', await versionOf('mf-donate'));
  for (const words of ['Two', 'Three', 'Four']) await put([remote(words)]);
  pass(6.9);
  const isThere = async () => exists(await store.localFolder(folder));
  const prune = () => store.prune({ days: 0, revisions: 0, tabDays: 7 }, clock);
  await prune();
  expect(await isThere()).toBe(true);
  pass(0.1);
  await prune();
  expect(await isThere()).toBe(false);
});
