import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from '../site/folderStore';
import { keysOf } from '../site/registry';
import type { SiteStore } from '../site/store';
import { apiDocument, object } from '../../testing/apiDocuments';
import {
  builtBackend,
  builtRemote,
  builtShell,
  routeEntry,
  temporaryFolder,
  type BuiltRemote,
} from '../../testing/builtApps';
import { publicRegistry } from '../../serve/server/publicRegistry';
import { deploy } from './deploy';
import { rollBack } from './rollBack';
import { undeploy } from './undeploy';

const settings = { origin: 'http://site.example' };
const CORE = '@school/shared';

const remote = (changes: Partial<BuiltRemote> = {}) =>
  builtRemote({
    name: 'mf-donate',
    routes: [routeEntry('/donate')],
    needs: { [CORE]: ['useShell'] },
    ...changes,
  });
const other = (changes: Partial<BuiltRemote> = {}) =>
  remote({ name: 'mf-public', routes: [routeEntry('/')], ...changes });
const shell = (names: string[], words = 'School') => builtShell(words, {}, undefined, { [CORE]: names });
const silentShell = (words = 'Silent') => builtShell(words);

let store: SiteStore;
beforeEach(() => {
  store = folderStore(join(temporaryFolder(), 'site'));
});

const put = (...folders: string[]) => deploy(store, folders, settings, new Date(0));

/** Returns the line of a refusal with `V` for versions, and checks that nothing has changed. */
async function refusal(action: () => Promise<unknown>): Promise<string> {
  const before = await store.registry();
  const message = await action().then(
    () => 'nothing was refused',
    (error: unknown) => (error as Error).message,
  );
  expect(await store.registry()).toEqual(before);
  return message.replace(/\b[0-9a-f]{12}\b/g, 'V');
}

describe('a remote and its shell', () => {
  it('are deployed when the shell provides what the remote needs', async () => {
    await put(shell(['Link', 'useShell']), remote());
    await put(remote({ words: 'New', needs: { [CORE]: ['Link', 'useShell'] } }));
    expect((await store.registry()).revision).toBe(2);
  });

  it('refuse a remote that needs a newer shell, and list all that is missing', async () => {
    await put(shell(['useShell']), remote());
    const ahead = remote({
      words: 'Ahead',
      needs: { [CORE]: ['NavLink', 'useShell', 'usePage'], 'react-dom': ['flushSync'] },
    });
    expect(await refusal(() => put(ahead))).toBe(
      'mf-donate V needs NavLink, usePage of @school/shared, which shell V does not provide; ' +
        'mf-donate V needs flushSync of react-dom, which shell V does not provide',
    );
    expect(await refusal(() => put(other({ needs: { [CORE]: ['Other'] } })))).toBe(
      'mf-public V needs Other of @school/shared, which shell V does not provide',
    );
  });

  it('accept such a remote together with its shell', async () => {
    await put(shell(['useShell']), remote());
    await put(remote({ words: 'Ahead', needs: { [CORE]: ['Link'] } }), shell(['Link']));
    expect((await store.registry()).revision).toBe(2);
  });

  it('refuse a shell without a name that a remote uses, also in a rollback', async () => {
    await put(shell(['useShell', 'Link'], 'First'), remote({ needs: { [CORE]: ['Link'] } }), other());
    expect(await refusal(() => put(shell(['useShell'], 'Second')))).toBe(
      'mf-donate V needs Link of @school/shared, which shell V does not provide',
    );
    await put(shell(['useShell', 'Link', 'usePage'], 'Second'));
    await put(other({ words: 'Ahead', needs: { [CORE]: ['usePage'] } }));
    expect(await refusal(() => rollBack(store, 'shell', settings))).toBe(
      'mf-public V needs usePage of @school/shared, which shell V does not provide',
    );
    await undeploy(store, 'mf-public', settings);
    await rollBack(store, 'shell', settings);
  });

  it('refuse an older shell without a list of provided names, also in a rollback', async () => {
    const line =
      'mf-donate V needs @school/shared, but shell V has no list of what it provides: build it again';
    await put(silentShell());
    await put(shell(['useShell']));
    await put(remote());
    expect(await refusal(() => put(silentShell('Older')))).toBe(line);
    expect(await refusal(() => rollBack(store, 'shell', settings))).toBe(line);
  });

  it('refuse an older remote without a list of needed names, but accept it with an older shell', async () => {
    const { needs: _, ...older } = { name: 'mf-donate', routes: [routeEntry('/donate')], needs: 0 };
    await put(silentShell(), builtRemote(older));
    await put(builtRemote({ ...older, words: 'Still older' }));
    const line =
      'mf-donate V has no list of what it imports from shell V, because it was built before that was recorded: build it again';
    expect(await refusal(() => put(shell(['useShell'])))).toBe(line);
    await put(shell(['useShell']), remote());
    expect(await refusal(() => rollBack(store, 'mf-donate', settings))).toBe(line);
  });

  it('refuse another major version of a provided package, by name and from both sides', async () => {
    const versions = { react: '19.3.1', [CORE]: '1.0.0' };
    const shellWith = (changes: object, words = 'School') =>
      builtShell(words, {}, undefined, { [CORE]: ['useShell'] }, { ...versions, ...changes });
    await put(shellWith({}), remote({ versions: { react: '^19.0.0', [CORE]: '^1.0.0' } }));
    expect(await refusal(() => put(other({ versions: { react: '^18.2.0', [CORE]: '^2.0.0' } })))).toBe(
      'mf-public V asks for react ^18.2.0, but shell V provides react 19.3.1; ' +
        'mf-public V asks for @school/shared ^2.0.0, but shell V provides @school/shared 1.0.0',
    );
    expect(await refusal(() => put(shellWith({ react: '20.0.0' }, 'Newer')))).toBe(
      'mf-donate V asks for react ^19.0.0, but shell V provides react 20.0.0',
    );
    await put(shellWith({ react: '19.9.0' }, 'Minor'));
    await put(shellWith({ react: '20.0.0' }, 'Newer'), remote({ versions: { react: '^20.0.0' } }));
  });

  it('do not expose this to browsers', async () => {
    await put(shell(['useShell']), remote({ api: apiDocument() }));
    const published = JSON.stringify(publicRegistry(await store.registry()));
    expect(published).toContain('mf-donate');
    expect(published).not.toMatch(/needs|provides|useShell/);
  });
});

describe('a remote and the API', () => {
  const asking = (changes = {}, words = 'Asking') => remote({ words, api: apiDocument(changes) });
  const backend = (changes = {}) => builtBackend(apiDocument(changes));
  const richer = {
    answer: object({ raised: { type: 'integer' }, name: { type: 'string' }, target: { type: 'integer' } }, [
      'raised',
      'name',
      'target',
    ]),
  };

  it('are not compared when no API is recorded', async () => {
    await put(shell(['useShell']), asking());
    expect((await store.registry()).api).toBeUndefined();
  });

  it('are recorded with the previous version', async () => {
    expect((await put(shell(['useShell']), asking(), backend())).changed).toHaveProperty('backend');
    const first = (await store.registry()).api?.current.version;
    expect((await put(backend())).changed).toEqual({});
    expect((await put(backend(richer))).changed).not.toEqual({ backend: first });
    const registry = await store.registry();
    expect(registry.api?.previous?.version).toBe(first);
    expect(registry.revision).toBe(2);
    expect([...keysOf(registry)].filter((key) => key === registry.api?.current.document)).toHaveLength(1);
    await store.prune({ days: 0, revisions: 0, tabDays: 0 }, new Date());
    await rollBack(store, 'backend', settings);
    expect((await store.registry()).api?.current.version).toBe(first);
  });

  it('refuse a remote that needs a newer API', async () => {
    await put(shell(['useShell']), asking(), backend());
    expect(await refusal(() => put(asking(richer, 'Ahead')))).toBe(
      'mf-donate V needs changeProject of the API, but in API V answer[].target is gone',
    );
    const elsewhere = other({ api: apiDocument({ path: '/lessons', operationId: 'listLessons' }) });
    expect(await refusal(() => put(elsewhere))).toBe(
      'mf-public V needs listLessons of the API, which API V does not have',
    );
    await put(asking(richer, 'Ahead'), backend(richer));
  });

  it('refuse an API that breaks a deployed remote, also in a rollback', async () => {
    await put(shell(['useShell']), asking(), backend());
    expect(await refusal(() => put(backend({ parameters: [] })))).toBe(
      'mf-donate V needs changeProject of the API, but in API V parameter kind is no longer accepted',
    );
    await put(backend(richer));
    await put(asking(richer, 'Ahead'));
    const first = (await store.registry()).api?.previous?.version;
    for (const version of [undefined, first]) {
      expect(await refusal(() => rollBack(store, 'backend', settings, version))).toMatch(
        /^mf-donate V needs changeProject of the API, .* answer\[\]\.target is gone$/,
      );
    }
    expect(await refusal(() => rollBack(store, 'backend', settings, '0123456789ab'))).toMatch(
      /^backend was never deployed in version V/,
    );
  });

  it('refuse an invalid document', async () => {
    await put(shell(['useShell']));
    expect(await refusal(() => put(builtBackend({ paths: [] })))).toMatch(/is not an API document: paths: /);
    expect(await refusal(() => rollBack(store, 'backend', settings))).toBe(
      'The backend was never deployed here',
    );
  });
});
