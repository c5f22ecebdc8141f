import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { folderStore } from '../site/folderStore';
import type { SiteStore } from '../site/store';
import { versionOf } from '../site/version';
import { deploy } from './deploy';

let folder: string;
let store: SiteStore;
beforeEach(() => {
  folder = builtRemote({ name: 'mf-donate', routes: [routeEntry('/donate')] });
  store = folderStore(join(temporaryFolder(), 'site'));
});

const put = (from = folder) =>
  deploy(store, [builtShell(), from], { origin: 'http://site.example' }, new Date(0));
const write = (file: string, text = '') => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const link = (target: string, file: string) => symlinkSync(target, join(folder, file));
const elsewhere = () => builtRemote({ name: 'mf-other', routes: [] });

it.each<[what: string, spoil: () => unknown, line: string]>([
  ['a link to a file', () => link('/etc/hostname', 'assets/pw.js'), 'assets/pw.js is a symbolic link'],
  ['a relative link', () => link('Page.js', 'assets/Also.js'), 'assets/Also.js is a symbolic link'],
  ['a link to a folder', () => link(elsewhere(), 'fonts'), 'fonts is a symbolic link'],
  ['a dangling link', () => link('/nowhere', 'assets/none.js'), 'assets/none.js is a symbolic link'],
  ['a pipe', () => execFileSync('mkfifo', [join(folder, 'assets/pipe.js')]), 'assets/pipe.js is a device'],
  ['a hidden file', () => write('.env', 'SECRET=1'), '.env is hidden'],
  ['a hidden folder', () => write('assets/.git/config'), 'assets/.git is hidden'],
  ['records in another place', () => write('assets/.vite/a.json'), 'assets/.vite is hidden'],
  ['a backslash', () => write(String.raw`assets\..\a.js`), 'has a backslash or control character'],
  [
    'two names of one file',
    () => write('assets/page.js'),
    'assets/page.js has the same name as assets/Page.js',
  ],
  ['two names of one folder', () => write('Assets/b.js'), 'assets has the same name as Assets'],
  ['a cache-busted folder', () => write('~1/assets/Page.js'), '~1 begins with ~'],
])('a build with %s is refused, and nothing is stored', async (_, spoil, line) => {
  spoil();
  const error = await put().catch((error: Error) => error);
  expect((error as Error).message).toContain(line);
  expect((error as Error).message).toMatch(/^The build in .* is refused: [^\n]*$/);
  expect(await store.registry()).toMatchObject({ revision: 0 });
});

it.each(['../other/assets/Page.js', '/assets/Page.js', 'assets/../../Page.js', 'https://a.example/Page.js'])(
  'a manifest that names %s is refused',
  async (file) => {
    write(
      'app.json',
      JSON.stringify({
        name: 'mf-donate',
        contract: 1,
        entry: 'remoteEntry.js',
        routes: [],
        preloads: { './Page.tsx': [file] },
      }),
    );
    await expect(put()).rejects.toThrow(
      `app.json is refused: preloads../Page.tsx.0 is not a file of the build`,
    );
  },
);

it('a build folder may itself be reached by a link, and has the records of the bundler', async () => {
  write('.vite/manifest.json', '{}');
  const alias = join(temporaryFolder(), 'dist');
  symlinkSync(folder, alias);
  await put(alias);
  expect(Object.keys((await store.registry()).apps)).toContain('mf-donate');
});

it('a version differs when only the border between name and content differs', async () => {
  const first = temporaryFolder();
  writeFileSync(join(first, 'a'), 'Xb\0Y');
  const second = temporaryFolder();
  writeFileSync(join(second, 'a'), 'X');
  writeFileSync(join(second, 'b'), 'Y');
  expect(await versionOf(first)).not.toBe(await versionOf(second));
  const before = await versionOf(second);
  renameSync(join(second, 'b'), join(second, 'c'));
  expect(await versionOf(second)).not.toBe(before);
});

it('a build that changes while it is copied is refused', async () => {
  const slow: SiteStore = {
    ...store,
    putFolder: (...args) => {
      if (args[1] === folder) write('server/late.mjs');
      return store.putFolder(...args);
    },
  };
  const done = deploy(slow, [builtShell(), folder], { origin: 'http://site.example' }, new Date(0));
  await expect(done).rejects.toThrow('The build of mf-donate changed during the deploy: deploy it again');
  expect(await store.registry()).toMatchObject({ revision: 0 });
});
