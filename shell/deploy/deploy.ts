import type { ComposeSettings } from '../compose/composePages';
import { appFolder, type Registry, type Release } from '../site/registry';
import type { SiteStore } from '../site/store';
import { versionOf } from '../site/version';
import { readManifest } from './builtApp';
import { changeSite, type DeployResult } from './changeSite';

/**
 * Puts built apps on the site: takes their folders into the store, composes the pages that they own and swaps the
 * registry.
 * @param folders the `dist` folders of the apps
 * @param now the time that the history notes
 */
export async function deploy(
  store: SiteStore,
  folders: readonly string[],
  settings: ComposeSettings,
  now: Date,
): Promise<DeployResult> {
  const releases = await Promise.all(folders.map((folder) => takeIn(store, folder, now)));
  return changeSite(store, settings, (registry) => withReleases(registry, releases));
}

/** Composes every page anew. */
export async function recompose(store: SiteStore, settings: ComposeSettings): Promise<DeployResult> {
  return changeSite(store, settings, (registry) => registry.apps, true);
}

function withReleases(registry: Registry, releases: readonly Release[]): Registry['apps'] {
  const apps = { ...registry.apps };
  for (const release of releases) {
    const current = apps[release.manifest.name]?.current;
    if (current?.version === release.version) continue;
    refuseLosingAllPages(registry, release);
    apps[release.manifest.name] = { current: release, ...(current && { previous: current }) };
  }
  return apps;
}

/** A build without routes is a mistake where visitors open pages of the app; undeploy is there to take them away. */
function refuseLosingAllPages(registry: Registry, { manifest: { name, routes } }: Release): void {
  const pages = Object.entries(registry.pages).filter(([, { app }]) => app === name);
  if (routes.length > 0 || pages.length === 0) return;
  throw new Error(
    `The build of ${name} has no routes, but ${pages.map(([path]) => path).join(' ')} of it are in use`,
  );
}

async function takeIn(store: SiteStore, folder: string, now: Date): Promise<Release> {
  const manifest = await readManifest(folder);
  const version = await versionOf(folder);
  await store.putFolder(appFolder(manifest.name, version), folder);
  return { version, deployedAt: now.toISOString(), manifest };
}
