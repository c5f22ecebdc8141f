import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@school/shared/vite/compress';
import { parseRegistry, type Registry } from '../../release/site/registry';

/** The hashes of all objects in a site store, and the current registry. */
export interface StoreSnapshot {
  readonly registry: Registry;
  readonly objects: ReadonlyMap<string, string>;
}

/** Reads a store in a folder. */
export async function readStore(folder: string): Promise<StoreSnapshot> {
  const files = (await filesBelow(folder)).filter((file) => /^(apps|pages)\//.test(file));
  const hashed = await Promise.all(
    files.map(async (file) => {
      const hash = createHash('sha256').update(await readFile(join(folder, file)));
      return [file, hash.digest('hex')] as const;
    }),
  );
  const registry = parseRegistry(await readFile(join(folder, 'registry.json'), 'utf8'));
  return { registry, objects: new Map(hashed) };
}

/** Returns what a deploy of one app changed in others: objects, versions and pages. */
export function foreignChanges(before: StoreSnapshot, after: StoreSnapshot, app: string): string[] {
  const overwritten = [...before.objects].filter(([file, hash]) => after.objects.get(file) !== hash);
  const strange = [...after.objects.keys()].filter(
    (file) => file.startsWith('apps/') && !file.startsWith(`apps/${app}/`) && !before.objects.has(file),
  );
  const pages = Object.entries(before.registry.pages).filter(
    ([path, page]) => page.app !== app && after.registry.pages[path]?.object !== page.object,
  );
  const versions = Object.entries(before.registry.apps).filter(
    ([name, { current }]) => name !== app && after.registry.apps[name]?.current.version !== current.version,
  );
  return [
    ...overwritten.map(([file]) => file),
    ...strange,
    ...pages.map(([path]) => path),
    ...versions.map(([name]) => name),
  ];
}
