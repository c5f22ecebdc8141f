import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { folderStore } from '../site/folderStore';
import { deploy } from './deploy';

const put = (code: string) => {
  const files = {
    'assets/Chunk.js': code,
    'assets/deep/Other.js': '',
    'server/lazy.mjs': 'import("./gone.mjs");',
  };
  const remote = builtRemote({ name: 'mf-donate', routes: [routeEntry('/donate')], files });
  const store = folderStore(join(temporaryFolder(), 'site'));
  return deploy(store, [builtShell(), remote], { origin: 'http://site.example' }, new Date(0));
};

it.each([
  [
    'a lazy import',
    'export const open = () => import("./Gone.js").then((m) => m.default);',
    'assets/Gone.js',
  ],
  ['a lazy import with a query', 'import(`./deep/Gone.js?1`);', 'assets/deep/Gone.js'],
  ['an import', 'import { a } from "./Gone.js"; a();', 'assets/Gone.js'],
  ['an import for its effect', 'import "../gone.js";', 'gone.js'],
  ['an export', 'export { a } from "./Gone.js";', 'assets/Gone.js'],
  ['an export of everything', 'export * from "./Gone.js";', 'assets/Gone.js'],
  ['an import outside the folder', 'import("../../other.js");', '../other.js'],
])('refuses %s of a missing chunk', async (_, code, missing) => {
  await expect(put(code)).rejects.toThrow(
    `is not complete: there is no ${missing}, which assets/Chunk.js imports`,
  );
});

it('refuses a chunk that was cut off', async () => {
  await expect(put('export const open = () => {')).rejects.toThrow('assets/Chunk.js is not JavaScript');
});

it('accepts existing chunks, computed addresses, texts and comments', async () => {
  const code = `
    import './deep/Other.js';
    // import('./comment.js')
    export const text = "import('./text.js')";
    export const load = (name) => [import('./deep/Other.js?2'), import(name), import(\`./\${name}.js\`)];`;
  expect((await put(code)).changed).toHaveProperty('mf-donate');
});
