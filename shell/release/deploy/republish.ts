import { hashOf } from '../compose/hashOf';
import type { Registry } from '../site/registry';
import type { SiteStore } from '../site/store';
import { changeSite, type DeployResult, type DeploySettings } from './changeSite';

/** The version of each published resource, by its path below `/api`. */
export type PublishedVersions = Readonly<Record<string, string>>;

/** A resource as the API answered it. */
export interface FetchedResource {
  readonly json: string;
  /** How long pages may show it although the API has a newer version. Milliseconds. */
  readonly freshMs?: number;
}

export interface Republished extends DeployResult {
  /** When a newer version that is not taken yet becomes due; undefined when there is none. UTC. */
  readonly due: Date | undefined;
}

/**
 * Fetches what the API published and composes the pages that show changes.
 * A resource that pages may still show stays until it is due.
 * @param fetchResource returns a resource by its path
 * @throws errors of `fetchResource`, or an error with one line when a page cannot be composed; the site stays unchanged
 */
export async function republish(
  store: SiteStore,
  settings: DeploySettings,
  versions: PublishedVersions,
  fetchResource: (path: string) => Promise<FetchedResource>,
  now: () => Date = () => new Date(),
): Promise<Republished> {
  let waiting: string[] = [];
  const take = async (path: string, version: string, stored: Registry['resources']) => {
    const shown = stored[path];
    if (shown?.version === version) return shown;
    const time = now();
    if (shown?.freshUntil && Date.parse(shown.freshUntil) > time.getTime()) {
      waiting.push(shown.freshUntil);
      return shown;
    }
    const { json, freshMs } = await fetchResource(path);
    const object = `files/${hashOf(json)}.json`;
    await store.write(object, json);
    const freshUntil = freshMs && new Date(time.getTime() + freshMs).toISOString();
    return { version, object, takenAt: time.toISOString(), ...(freshUntil && { freshUntil }) };
  };
  const result = await changeSite(store, settings, async ({ resources: stored, ...site }) => {
    waiting = [];
    const taken = Object.entries(versions).map(
      async ([path, version]) => [path, await take(path, version, stored)] as const,
    );
    return { ...site, resources: Object.fromEntries(await Promise.all(taken)) };
  });
  const [due] = waiting.sort();
  return { ...result, due: due ? new Date(due) : undefined };
}
