import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PROVIDED } from './provided';

const SHARED = '@school/shared';
const OWN_PACKAGE = fileURLToPath(new URL('../package.json', import.meta.url));
/** The packages that `PROVIDED` has entries of. */
const PACKAGES = [
  'react',
  'react-dom',
  'styled-components',
  SHARED,
] as const satisfies readonly (typeof PROVIDED)[number][];

type Versions = Record<string, string>;

interface PackageFile {
  readonly version: string;
  readonly dependencies?: Versions;
  readonly peerDependencies?: Versions;
}

/** Returns the versions of the packages that the shell provides. */
export async function providedVersions(): Promise<Versions> {
  const entries = PACKAGES.map(async (name) => [name, await installedVersion(name, OWN_PACKAGE)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Returns the range of versions that an app asks for of each provided package: the declared one, or what is compatible
 * with the installed one when the declaration is no range, such as `*` or a file.
 * @param root the app's folder
 */
export async function neededVersions(root: string): Promise<Versions> {
  const file = join(root, 'package.json');
  const { dependencies, peerDependencies } = await readPackage(file);
  const entries = PACKAGES.map(async (name) => {
    const declared = dependencies?.[name] ?? peerDependencies?.[name] ?? '';
    const range = /^[\s\d^~<>=|.x-]+$/.test(declared) ? declared : `^${await installedVersion(name, file)}`;
    return [name, range] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function installedVersion(name: (typeof PACKAGES)[number], from: string): Promise<string> {
  // Its exports have no package.json. The build that runs is its own.
  const file = name === SHARED ? OWN_PACKAGE : createRequire(from).resolve(`${name}/package.json`);
  return (await readPackage(file)).version;
}

async function readPackage(file: string): Promise<PackageFile> {
  return JSON.parse(await readFile(file, 'utf8')) as PackageFile;
}
