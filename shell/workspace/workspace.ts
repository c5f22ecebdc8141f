import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The root of the workspace. */
export const WORKSPACE = resolve(import.meta.dirname, '../..');

/** Returns the remotes' folder names. */
export function remoteNames(): string[] {
  return readdirSync(WORKSPACE)
    .filter((name) => name.startsWith('mf-'))
    .sort();
}

/** Returns the build folders of some apps. */
export function builtFolders(apps: readonly string[]): string[] {
  return apps.map((app) => join(WORKSPACE, app, 'dist'));
}
