import { hashOf } from '../compose/hashOf';
import type { Registry } from '../site/registry';
import type { SiteStore } from '../site/store';
import { changeSite, type DeployResult, type DeploySettings } from './changeSite';

/** The version of each published resource, by its path below `/api`. */
export type PublishedVersions = Readonly<Record<string, string>>;

/**
 * Fetches what the API published and composes the pages that show changes.
 * @param fetchResource returns the JSON of a resource by its path
 * @throws errors of `fetchResource`, or an error with one line when a page cannot be composed; the site stays unchanged
 */
export async function republish(
  store: SiteStore,
  settings: DeploySettings,
  versions: PublishedVersions,
  fetchResource: (path: string) => Promise<string>,
  now: () => Date = () => new Date(),
): Promise<DeployResult> {
  const take = async (path: string, version: string, stored: Registry['resources']) => {
    const unchanged = stored[path];
    if (unchanged?.version === version) return unchanged;
    const json = await fetchResource(path);
    const object = `files/${hashOf(json)}.json`;
    await store.write(object, json);
    return { version, object, takenAt: now().toISOString() };
  };
  return changeSite(store, settings, async ({ apps, api, resources: stored }) => {
    const taken = Object.entries(versions).map(
      async ([path, version]) => [path, await take(path, version, stored)] as const,
    );
    return { apps, api, resources: Object.fromEntries(await Promise.all(taken)) };
  });
}
