import { realpath } from 'node:fs/promises';
import { compressText } from '@school/shared/vite/compress';
import { sha256 } from '../policy/inlineParts';
import { FILE_LIST, fileListOf } from '../policy/fileList';
import { integrityOf } from '../policy/integrity';
import { beginCanary } from '../site/canary';
import { addPreview } from '../site/preview';
import { appFolder, type Registry, type Release } from '../site/registry';
import type { SiteStore } from '../site/store';
import { versionOf } from '../site/version';
import { refuseBrokenImports } from './brokenImports';
import { readApiBuild, withApi } from './apiBuild';
import { readManifest } from './builtApp';
import { INTEGRITY_FILES } from '../../src/loading/cacheBusting';
import { refuseGlobalEffects } from './effects/globalEffects';
import { changeSite, type DeployResult, type DeploySettings } from './changeSite';
import { refuseUnsafeFiles } from './safeFiles';

/** Who gets a version: a share of all visitors in percent, or those who know the key of a preview, by its name. */
export type Channel = { readonly canary: number } | { readonly preview: string };

/**
 * Deploys built apps: copies their folders to the store, composes their pages and replaces the registry.
 * @param folders the `dist` folders of the apps, and of the backend, whose API document is stored
 * @param now the time for the history
 * @param channel shows a single remote to somebody else than all visitors, who keep its current version
 */
export async function deploy(
  store: SiteStore,
  folders: readonly string[],
  settings: DeploySettings,
  now: Date,
  channel?: Channel,
): Promise<DeployResult> {
  const read = await Promise.all(
    folders.map(async (given) => {
      const folder = await realpath(given).catch(() => given);
      await refuseUnsafeFiles(folder);
      return (await readApiBuild(folder, now)) ?? (await readBuild(folder, now));
    }),
  );
  const builds = read.filter((build) => 'manifest' in build);
  const backend = read.find((build) => 'text' in build);
  const onChannel = (registry: Registry) => {
    const [build, ...others] = builds;
    if (!build || backend || others.length > 0)
      throw new Error('A canary or preview is one remote: name it alone');
    refuseLosingAllPages(registry, build);
    const release = releaseOf(build);
    if (channel && 'preview' in channel)
      return { previews: addPreview(registry, release, { name: channel.preview, by: settings.by, now }) };
    return { canaries: beginCanary(registry, release, channel?.canary ?? 0, now) };
  };
  return changeSite(store, { ...settings, now: () => now }, async (registry) => {
    const changes = channel ? onChannel(registry) : { apps: withReleases(registry, builds) };
    // On every attempt, because a concurrent prune may have removed it.
    await Promise.all(builds.map((build) => putBuild(store, build)));
    return {
      ...registry,
      ...changes,
      api: backend ? await withApi(store, registry.api, backend) : registry.api,
    };
  });
}

/** Composes every page again. */
export async function recompose(store: SiteStore, settings: DeploySettings): Promise<DeployResult> {
  return changeSite(store, settings, (registry) => registry, true);
}

function withReleases(registry: Registry, builds: readonly Build[]): Registry['apps'] {
  const apps = { ...registry.apps };
  for (const release of builds.map(releaseOf)) {
    const current = apps[release.manifest.name]?.current;
    if (current?.version === release.version) continue;
    refuseLosingAllPages(registry, release);
    apps[release.manifest.name] = { current: release, ...(current && { previous: current }) };
  }
  return apps;
}

/** Returns what the registry records of a build. */
function releaseOf(build: Build): Release {
  const { folder: _, maps: __, list: ___, ...release } = build;
  return release;
}

/** Refuses a build without routes when the app has deployed pages; undeploy removes those. */
function refuseLosingAllPages(registry: Registry, { manifest: { name, routes } }: Release): void {
  const pages = Object.entries(registry.pages).filter(([, { app }]) => app === name);
  if (routes.length > 0 || pages.length === 0) return;
  throw new Error(
    `The build of ${name} has no routes, but ${pages.map(([path]) => path).join(' ')} of it are in use`,
  );
}

interface Build extends Release {
  readonly folder: string;
  /** The hashes of its integrity maps, in the order of `INTEGRITY_FILES`. */
  readonly maps: readonly string[];
  /** Its list of files. */
  readonly list: string;
}

async function readBuild(folder: string, now: Date): Promise<Build> {
  const manifest = await readManifest(folder);
  await refuseBrokenImports(folder);
  // The page itself belongs to the shell.
  if (manifest.name !== 'shell') await refuseGlobalEffects(folder);
  const version = await versionOf(folder);
  const maps = await integrityOf(folder, manifest, version);
  const list = await fileListOf(folder);
  const hashes = { integrity: maps.map(sha256), files: sha256(list) };
  return { folder, maps, list, version, deployedAt: now.toISOString(), manifest, ...hashes };
}

async function putBuild(store: SiteStore, { folder, maps, list, manifest, version }: Build): Promise<void> {
  const prefix = appFolder(manifest.name, version);
  await store.putFolder(prefix, folder, async (copy) => {
    await refuseUnsafeFiles(copy);
    if ((await versionOf(copy)) !== version)
      throw new Error(`The build of ${manifest.name} changed during the deploy: deploy it again`);
  });
  await store.write(prefix + FILE_LIST, list);
  for (const [index, map] of maps.entries()) {
    const key = prefix + INTEGRITY_FILES[index];
    await store.write(key, map);
    await store.write(`${key}.br`, await compressText(Buffer.from(map)));
  }
}
