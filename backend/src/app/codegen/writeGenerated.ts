import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { repositoryRoot } from '../../platform/core/folders';
import { generatedPaths } from './operationFiles';

/**
 * Writes generated files, and deletes former ones: git ignores them, so they would remain when a feature is removed.
 * Unchanged files are not touched, for servers that watch them.
 */
export function writeGenerated(files: ReadonlyMap<string, string>, root = repositoryRoot): void {
  for (const path of generatedPaths(root)) if (!files.has(path)) remove(path);
  for (const [path, text] of files)
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) replace(path, text);
}

function remove(path: string): void {
  rmSync(path, { force: true });
  if (readdirSync(dirname(path)).length === 0) rmSync(dirname(path), { recursive: true });
}

/** Replaces it atomically, since a build or a type check may be reading it. */
function replace(path: string, text: string): void {
  const draft = `${dirname(path)}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draft, text);
  renameSync(draft, path);
}
