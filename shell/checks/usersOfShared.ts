import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { globSync } from 'tinyglobby';
import { importsOf, type ModuleImport } from '../nx/moduleImports';
import { workspaceEntries } from '../nx/workspaceEntries';

interface Needed extends ModuleImport {
  readonly file: string;
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/**
 * Which apps use each module of `shared/src`, by what they import, tests left out. A name that an index passes on
 * counts for the module that it comes from; a module that another one of shared uses is used by that one's users.
 */
export function usersOfShared(root: string, apps: readonly string[]): Map<string, Set<string>> {
  const entryOf = workspaceEntries(root);
  const known = new Map<string, Needed[]>();
  const users = new Map(sources(root, ['shared/src']).map((file) => [file, new Set<string>()]));

  function fileOf(specifier: string, from: string): string | undefined {
    const base = specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : entryOf(specifier);
    return ENDINGS.map((ending) => `${base}${ending}`).find((file) => isFile(join(root, file)));
  }

  function needsOf(file: string): Needed[] {
    const needs =
      known.get(file) ??
      importsOf(join(root, file)).flatMap((one) => {
        const target = fileOf(one.specifier, file);
        return target?.startsWith('shared/') ? [{ ...one, file: target }] : [];
      });
    known.set(file, needs);
    return needs;
  }

  function mark(app: string, file: string, name: string) {
    const passed = needsOf(file).filter(({ kind }) => kind === 'reexport');
    const wanted = name === '*' ? passed : passed.filter(({ names }) => names.includes(name));
    for (const { file: from, names } of wanted) for (const one of names) mark(app, from, one);
    if (wanted.length > 0 && name !== '*') return;
    if (users.get(file)?.has(app)) return;
    users.get(file)?.add(app);
    for (const need of needsOf(file))
      if (need.kind !== 'reexport') for (const one of need.names) mark(app, need.file, one);
  }

  for (const app of apps)
    for (const file of sources(root, [app]))
      for (const need of needsOf(file)) for (const name of need.names) mark(app, need.file, name);
  return users;
}

function sources(root: string, folders: readonly string[]): string[] {
  return globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    {
      cwd: root,
      ignore: ['**/*.{test,spec}.{ts,tsx}', '**/{node_modules,dist,dist.part,e2e,samples}/**', '**/*.d.ts'],
    },
  ).sort();
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
