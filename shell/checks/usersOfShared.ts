import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { globSync } from 'tinyglobby';
import { workspaceEntries } from '../tools/nx/workspaceEntries';
import { namesOf, type ModuleNames, type Statement, type Taken } from './moduleNames';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** The exported names of a top-level statement of shared, and the apps that use any of them. */
export interface UsedNames {
  readonly file: string;
  readonly names: readonly string[];
  /** Whether it is only a type. */
  readonly type: boolean;
  readonly users: ReadonlySet<string>;
}

/**
 * Returns which apps use each name that `shared/src` exports, without tests. A name re-exported by an index counts
 * where it is declared. What a declaration depends on, in any module, is used by its users.
 */
export function usersOfShared(root: string, apps: readonly string[]): UsedNames[] {
  const entryOf = workspaceEntries(root);
  const cached = new Map<string, ModuleNames>();
  const users = new Map<Statement, Set<string>>();

  function moduleOf(file: string): ModuleNames {
    const module = cached.get(file) ?? namesOf(join(root, file));
    cached.set(file, module);
    return module;
  }

  function fileOf(specifier: string, from: string): string | undefined {
    const base = specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : entryOf(specifier);
    return ENDINGS.map((ending) => `${base}${ending}`).find((file) => isFile(join(root, file)));
  }

  /** Follows an imported name to the statement that declares it. */
  function take(app: string, from: string, { specifier, name }: Taken): void {
    const file = fileOf(specifier, from);
    if (!file?.startsWith('shared/')) return;
    const { passedOn, exports, statements } = moduleOf(file);
    for (const { as, ...taken } of passedOn) {
      if (as === '*') take(app, file, { ...taken, name });
      else if (name === as || name === '*') take(app, file, taken);
    }
    for (const [as, { local }] of exports) if (name === as || name === '*') follow(app, file, local);
    // Any import of a module runs its top-level statements.
    for (const one of statements) if (one.declares.size === 0) mark(app, file, one);
  }

  function follow(app: string, file: string, local: string): void {
    const { imports, statements } = moduleOf(file);
    const taken = imports.get(local);
    if (taken) take(app, file, taken);
    for (const one of statements) if (one.declares.has(local)) mark(app, file, one);
  }

  function mark(app: string, file: string, statement: Statement): void {
    const marked = users.get(statement) ?? new Set<string>();
    if (marked.has(app)) return;
    users.set(statement, marked.add(app));
    for (const taken of statement.loads) take(app, file, taken);
    for (const name of statement.mentions) follow(app, file, name);
  }

  for (const app of apps)
    for (const file of sources(root, app)) {
      const { imports, passedOn, statements } = moduleOf(file);
      for (const taken of [...imports.values(), ...passedOn]) take(app, file, taken);
      for (const { loads } of statements) for (const taken of loads) take(app, file, taken);
    }
  return sources(root, 'shared/src').flatMap((file) => {
    const { exports, statements } = moduleOf(file);
    return statements.flatMap((statement) => {
      const handedOut = [...exports].filter(([, { local }]) => statement.declares.has(local));
      const type = handedOut.every((one) => one[1].type);
      const names = handedOut.map(([name]) => name);
      return names.length > 0
        ? [{ file, names, type, users: users.get(statement) ?? new Set<string>() }]
        : [];
    });
  });
}

function sources(root: string, folder: string): string[] {
  const ignore = [
    '**/*.{test,spec}.{ts,tsx}',
    '**/{node_modules,dist,dist.part,e2e,samples}/**',
    '**/*.d.ts',
  ];
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, ignore }).sort();
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
