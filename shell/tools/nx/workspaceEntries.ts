import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

interface PackageFile {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

/** Returns a function that finds the file behind an import of a workspace package, by its package's exports. */
export function workspaceEntries(workspaceRoot: string): (specifier: string) => string | undefined {
  const entries = readJson<{ workspaces: readonly string[] }>(workspaceRoot).workspaces.flatMap((folder) => {
    const { name, exports = {} } = readJson<PackageFile>(join(workspaceRoot, folder));
    return Object.entries(exports).map(
      ([entry, file]) => [posix.join(name, entry), posix.join(folder, file)] as const,
    );
  });
  const exact = new Map(entries);
  return (specifier) => exact.get(specifier) ?? byPattern(entries, specifier);
}

/** Resolves entries with patterns, such as `./schemas/*`. */
function byPattern(entries: readonly (readonly [string, string])[], specifier: string): string | undefined {
  for (const [pattern, file] of entries) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined || !specifier.startsWith(start) || !specifier.endsWith(end)) continue;
    return file.replace('*', specifier.slice(start.length, specifier.length - end.length));
  }
  return undefined;
}

function readJson<T>(folder: string): T {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as T;
}
