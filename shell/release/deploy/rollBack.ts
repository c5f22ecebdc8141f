import { exists } from '../site/files';
import { appFolder, BACKEND, entryOf, type ApiRelease, type Registry, type Release } from '../site/registry';
import type { SiteStore } from '../site/store';
import { canaryOf } from '../site/canary';
import { endCanary } from './canary';
import { changeSite, type DeployResult, type DeploySettings } from './changeSite';

/**
 * Restores a deployed version of an app, or of the API document. Restores an undeployed app as well. Ends the canary of
 * an app that has one, unless a version is given.
 * @param version by default the one before the current, or the last one of an undeployed app
 * @throws when there is none, or it was pruned from the store
 */
export async function rollBack(
  store: SiteStore,
  app: string,
  settings: DeploySettings,
  version?: string,
): Promise<DeployResult> {
  if (version === undefined && canaryOf(await store.registry(), app)) return endCanary(store, app, settings);
  return changeSite(store, settings, async (registry) => {
    if (app === BACKEND) return { ...registry, api: await earlierApi(store, registry, version) };
    const entry = entryOf(registry, app);
    if (entry && version === entry.current.version) return registry;
    const removed = entry ? undefined : await removedEntry(store, app);
    if (!entry && !removed) throw new Error(`No app called ${app} is deployed`);
    const former = entry?.previous ?? removed?.current;
    const target = version === undefined ? former : await releaseOf(store, registry, app, version);
    if (!target) throw new Error(missing(app, version));
    const folder = await store.localFolder(appFolder(app, target.version));
    if (!(await exists(folder))) throw new Error(`${app} ${target.version} is no longer in the store`);
    const previous = [entry?.current, removed?.current, removed?.previous].find(
      (release) => release && release.version !== target.version,
    );
    const restored = { current: target, ...(previous && { previous }) };
    return { ...registry, apps: { ...registry.apps, [app]: restored } };
  });
}

/** Returns the last entry of an app that was undeployed, if the store still has it. */
async function removedEntry(store: SiteStore, app: string): Promise<Registry['apps'][string] | undefined> {
  const entries = (await store.history()).map((past) => entryOf(past.registry, app));
  return entries.find((entry) => entry);
}

async function earlierApi(
  store: SiteStore,
  { api }: Registry,
  version: string | undefined,
): Promise<Registry['api']> {
  if (!api) throw new Error('The backend was never deployed here');
  if (version === api.current.version) return api;
  const target = version === undefined ? api.previous : await apiReleaseOf(store, version);
  if (!target) throw new Error(missing(BACKEND, version));
  if (!(await store.read(target.document)))
    throw new Error(`${BACKEND} ${target.version} is no longer in the store`);
  return { current: target, previous: api.current };
}

async function apiReleaseOf(store: SiteStore, version: string): Promise<ApiRelease | undefined> {
  return (await store.history())
    .flatMap(({ registry: { api } }) => [api?.current, api?.previous])
    .find((release) => release?.version === version);
}

/** Returns a version of an app from the current registry or an earlier one. */
async function releaseOf(
  store: SiteStore,
  registry: Registry,
  app: string,
  version: string,
): Promise<Release | undefined> {
  const registries = [registry, ...(await store.history()).map((past) => past.registry)];
  return registries
    .map((past) => entryOf(past, app))
    .flatMap((entry) => [entry?.current, entry?.previous])
    .concat(registries.map((past) => canaryOf(past, app)?.release))
    .find((release) => release?.version === version);
}

function missing(app: string, version: string | undefined): string {
  return version === undefined
    ? `${app} has no earlier version to go back to`
    : `${app} was never deployed in version ${version}; npm run site -- list says which there are`;
}
