import { isContentPath } from '@school/shared/content';
import { mistakesIn } from '@school/shared/content/declare';
import type { Registry } from '../site/registry';
import type { SiteStore } from '../site/store';
import { declaredContent } from './declaredContent';

/**
 * Returns published documents by path. One that does not match the schema of every deployed app that declares it is
 * omitted, so that all pages show its default consistently.
 * @param instead replaces published documents by path, for a preview
 * @throws when the store lacks what the registry refers to
 */
export async function publishedContent(
  store: SiteStore,
  { apps, resources }: Registry,
  instead: Readonly<Record<string, unknown>> = {},
): Promise<Readonly<Record<string, unknown>>> {
  const paths = [...new Set([...Object.keys(resources), ...Object.keys(instead)])].filter(isContentPath);
  if (paths.length === 0) return {};
  const releases = Object.values(apps).map(({ current }) => declaredContent(store, current));
  const declared = (await Promise.all(releases)).flat();
  const read = paths.map(async (path): Promise<[string, unknown][]> => {
    const value = path in instead ? instead[path] : await readResource(store, resources, path);
    const users = declared.filter((document) => document.path === path);
    const fits = users.length > 0 && users.every(({ schema }) => mistakesIn(schema, value).length === 0);
    return fits ? [[path, value]] : [];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}

/** Returns what the API published of a resource; `undefined` when there is nothing. @throws when the store lacks it */
export async function readResource(
  store: SiteStore,
  resources: Registry['resources'],
  path: string,
): Promise<unknown> {
  const object = resources[path]?.object;
  if (!object) return undefined;
  const text = await store.read(object);
  if (!text) throw new Error(`${object}, the published content of ${path}, is missing from the site store`);
  return JSON.parse(String(text));
}
