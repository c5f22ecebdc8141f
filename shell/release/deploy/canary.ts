import { canaryOf, withoutCanary } from '../site/canary';
import { withoutPreview } from '../site/preview';
import { entryOf } from '../site/registry';
import type { SiteStore } from '../site/store';
import { changeSite, type DeployResult, type DeploySettings } from './changeSite';

/** Makes an app's canary its current version, for all visitors. @throws when it has none */
export async function promote(
  store: SiteStore,
  app: string,
  settings: DeploySettings,
): Promise<DeployResult> {
  return changeSite(store, settings, (registry) => {
    const [canary, entry] = [canaryOf(registry, app), entryOf(registry, app)];
    if (!canary || !entry) throw new Error(`${app} has no canary`);
    const promoted = { current: canary.release, previous: entry.current };
    const canaries = withoutCanary(registry, app);
    return { ...registry, apps: { ...registry.apps, [app]: promoted }, canaries };
  });
}

/**
 * Ends an app's canary: all visitors get the current version again.
 * @param version does nothing when the canary is another one meanwhile
 */
export async function endCanary(
  store: SiteStore,
  app: string,
  settings: DeploySettings,
  version?: string,
): Promise<DeployResult> {
  return changeSite(store, settings, (registry) => {
    const running = canaryOf(registry, app)?.release.version;
    if (version !== undefined && running !== version) return registry;
    return { ...registry, canaries: withoutCanary(registry, app) };
  });
}

/** Ends a preview. @throws when there is none */
export async function endPreview(
  store: SiteStore,
  name: string,
  settings: DeploySettings,
): Promise<DeployResult> {
  return changeSite(store, settings, (registry) => ({
    ...registry,
    previews: withoutPreview(registry, name),
  }));
}

/** Keeps an app at its current version: until it is unpinned, all changes of it are refused. */
export async function pin(store: SiteStore, app: string, settings: DeploySettings): Promise<DeployResult> {
  return changeSite(store, settings, (registry) => {
    if (!entryOf(registry, app)) throw new Error(`No app called ${app} is deployed`);
    if (canaryOf(registry, app))
      throw new Error(`${app} has a canary: end it first, npm run site -- rollback ${app}`);
    if (registry.pins?.[app]) return registry;
    const at = (settings.now?.() ?? new Date()).toISOString();
    return { ...registry, pins: { ...registry.pins, [app]: { by: settings.by, at } } };
  });
}

/** Lets an app change again. @throws when it is not pinned */
export async function unpin(store: SiteStore, app: string, settings: DeploySettings): Promise<DeployResult> {
  return changeSite(store, settings, (registry) => {
    const { [app]: pinned, ...others } = registry.pins ?? {};
    if (!pinned) throw new Error(`${app} is not pinned`);
    return { ...registry, pins: others };
  });
}
