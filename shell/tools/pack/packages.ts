import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { filesBelow } from '@school/shared/vite/compress';
import { importsOf } from '../nx/moduleImports';
import { WORKSPACE } from '../../workspace/workspace';

export type Versions = Record<string, string>;

/** The part of a package.json that packing reads. */
export interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly type?: string;
  readonly sideEffects?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Versions>;
  readonly devDependencies?: Readonly<Versions>;
  readonly peerDependencies?: Readonly<Versions>;
}

/** Reads the package.json of a folder. */
export async function readPackage(folder: string): Promise<PackageFile> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageFile;
}

/** Returns the versions that the root of the workspace declares of some packages. @throws when it lacks one */
export async function versionsOf(names: readonly string[]): Promise<Versions> {
  const { devDependencies = {} } = await readPackage(WORKSPACE);
  const missing = names.filter((name) => !devDependencies[name]);
  if (missing.length > 0) throw new Error(`The root of the workspace does not declare ${missing.join(', ')}`);
  return Object.fromEntries(names.map((name) => [name, devDependencies[name] ?? '']));
}

/** Refuses a package whose modules import what it does not declare: it works in this workspace only. */
export async function refuseUndeclared(
  folder: string,
  {
    name,
    dependencies = {},
    peerDependencies = {},
  }: Pick<PackageFile, 'name' | 'dependencies' | 'peerDependencies'>,
): Promise<void> {
  const declared = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const modules = (await filesBelow(folder)).filter((file) => MODULE.test(file));
  const missing = modules.flatMap((file) =>
    importsOf(join(folder, file))
      .map(({ specifier }) => packageOf(specifier))
      .filter((each) => each !== undefined && !declared.has(each))
      .map((each) => `${each} (${file})`),
  );
  if (missing.length > 0)
    throw new Error(`${name} imports what its package.json does not declare: ${missing.join(', ')}`);
}

/** Types need no declaration of their own: they are made of the modules. */
const MODULE = /^(?!types\/).*\.(?:tsx?|mjs)$/;

/** Returns the package that a specifier belongs to; undefined for files, built-in and virtual modules. */
function packageOf(specifier: string): string | undefined {
  if (/^[./]|^virtual:/.test(specifier) || isBuiltin(specifier)) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
