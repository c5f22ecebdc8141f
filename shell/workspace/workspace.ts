import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The top of the workspace. */
export const WORKSPACE = resolve(import.meta.dirname, '../..');

/** The remotes, by the names of their folders. */
export function remoteNames(): string[] {
  return readdirSync(WORKSPACE)
    .filter((name) => name.startsWith('mf-'))
    .sort();
}

/** The built folders of some apps. */
export function builtFolders(apps: readonly string[]): string[] {
  return apps.map((app) => join(WORKSPACE, app, 'dist'));
}
