import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../workspace/refusal';
import { WORKSPACE } from '../../workspace/workspace';

interface PackageFile {
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

const SCOPE = '@school/';

/** Returns the only package to verify; undefined for everything. @throws Refusal for an unknown package */
export function readSelection(args: readonly string[]): string | undefined {
  const { workspaces = [] } = packageIn(WORKSPACE);
  const [name, ...more] = args;
  if (name === undefined) return undefined;
  if (more.length === 0 && workspaces.includes(name)) return name;
  throw new Refusal(`npm run verify -- [${workspaces.join('|')}] (it was "${args.join(' ')}")`);
}

/** Returns the folders of a package and of all its dependencies. */
export function foldersUsedBy(name: string): string[] {
  const folders = new Set([name]);
  // A set's iterator includes elements that are added during the loop.
  for (const folder of folders)
    for (const dependency of Object.keys(packageIn(join(WORKSPACE, folder)).dependencies ?? {}))
      if (dependency.startsWith(SCOPE)) folders.add(folderOf(dependency));
  return [...folders];
}

function folderOf(dependency: string): string {
  const { workspaces = [] } = packageIn(WORKSPACE);
  const folder = workspaces.find((one) => nameIn(one) === dependency);
  if (!folder) throw new Error(`${dependency} is not a package of this workspace`);
  return folder;
}

function nameIn(folder: string): string {
  return (JSON.parse(readFileSync(join(WORKSPACE, folder, 'package.json'), 'utf8')) as { name: string }).name;
}

function packageIn(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
}
