import { join, posix } from 'node:path';
import {
  DependencyType,
  type CreateDependencies,
  type RawProjectGraphDependency,
} from 'nx/src/devkit-exports';
import { importsOf } from './moduleImports';
import { workspaceEntries } from './workspaceEntries';

/** Imports of tests are not part of a build. */
const TEST = /\.(test|spec)\.tsx?$|\/e2e\//;
const SOURCE = /\.tsx?$/;

/**
 * Tells Nx how projects depend on each other, by the imports of their files. Nx's own analysis needs TypeScript's
 * resolver, for which TypeScript 7 has no interface.
 */
export const createDependencies: CreateDependencies = (_, context) => {
  const { projects, fileMap, workspaceRoot, externalNodes = {} } = context;
  const ownerOf = owners(Object.entries(projects).map(([name, { root }]) => [name, root]));
  const entryOf = workspaceEntries(workspaceRoot);

  function targetOf(specifier: string, file: string): string | undefined {
    if (specifier.startsWith('.')) return ownerOf(posix.join(posix.dirname(file), specifier));
    const entry = entryOf(specifier);
    if (entry) return ownerOf(entry);
    const npm = `npm:${packageOf(specifier)}`;
    return npm in externalNodes ? npm : undefined;
  }

  function targetsOf(file: string): (string | undefined)[] {
    return importsOf(join(workspaceRoot, file)).map(({ specifier }) => targetOf(specifier, file));
  }

  return Object.entries(fileMap.projectFileMap).flatMap(([source, files]) => {
    const targets = new Set(
      files.flatMap(({ file }) => (SOURCE.test(file) && !TEST.test(file) ? targetsOf(file) : [])),
    );
    targets.delete(source);
    return [...targets].flatMap((target) => (target ? [dependency(source, target)] : []));
  });
};

/** Not attributed to a file, because Nx would cache it until that file changes, even if its target moves. */
function dependency(source: string, target: string): RawProjectGraphDependency {
  return { source, target, type: DependencyType.implicit };
}

/** Returns the project of a file: the one with the deepest root that contains it. */
function owners(roots: readonly (readonly [name: string, root: string])[]) {
  const deepestFirst = [...roots].sort(([, a], [, b]) => b.length - a.length);
  return (file: string) => deepestFirst.find(([, root]) => file === root || file.startsWith(`${root}/`))?.[0];
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
