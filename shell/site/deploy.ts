import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { appManifestSchema, type AppManifest } from '@school/shared/contract/manifest';
import { composePages, type ComposeSettings } from '../compose/composePages';
import { composeFiles } from '../compose/files/composeFiles';
import { appFolder, parseJson, type Registry, type Release } from './registry';
import { StaleRegistryError, type SiteStore } from './store';
import { versionOf } from './version';

export interface DeployResult {
  readonly revision: number;
  /** Versions by app, of those that changed. */
  readonly changed: Readonly<Record<string, string>>;
  /** Addresses whose HTML is new. */
  readonly composed: readonly string[];
}

/**
 * Puts built apps on the site: takes their folders into the store, composes the pages that they own and flips the
 * registry. Until the flip nothing that is in use is touched.
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
  return change(store, settings, (registry) => {
    const apps = { ...registry.apps };
    for (const release of releases) {
      const current = apps[release.manifest.name]?.current;
      if (current?.version === release.version) continue;
      apps[release.manifest.name] = { current: release, ...(current && { previous: current }) };
    }
    return apps;
  });
}

/** Goes back to the version of an app that was deployed before. @throws when there is none */
export async function rollBack(
  store: SiteStore,
  app: string,
  settings: ComposeSettings,
): Promise<DeployResult> {
  return change(store, settings, (registry) => {
    const entry = registry.apps[app];
    if (!entry) throw new Error(`No app called ${app} is deployed`);
    if (!entry.previous) throw new Error(`${app} has no earlier version to go back to`);
    return { ...registry.apps, [app]: { current: entry.previous, previous: entry.current } };
  });
}

/** Composes every page anew. */
export async function recompose(store: SiteStore, settings: ComposeSettings): Promise<DeployResult> {
  return change(store, settings, (registry) => registry.apps, true);
}

async function change(
  store: SiteStore,
  settings: ComposeSettings,
  decide: (registry: Registry) => Registry['apps'],
  all = false,
): Promise<DeployResult> {
  for (;;) {
    const basis = await store.registry();
    const apps = decide(basis);
    const names = Object.keys(apps).filter((name) => apps[name] !== basis.apps[name]);
    const touched = all || names.includes('shell') ? Object.keys(apps) : names;
    const changed = Object.fromEntries(names.map((name) => [name, apps[name]?.current.version ?? '']));
    const { pages, composed } =
      touched.length === 0
        ? { pages: basis.pages, composed: [] }
        : await composePages(store, { ...basis, apps }, touched, settings);
    const site = { ...basis, revision: basis.revision + 1, apps, pages };
    const next = { ...site, files: await composeFiles({ store, registry: site, settings }) };
    if (touched.length === 0 && isDeepStrictEqual(next.files, basis.files))
      return { revision: basis.revision, changed, composed };
    try {
      await store.swapRegistry(basis, next);
      return { revision: next.revision, changed, composed };
    } catch (error) {
      if (!(error instanceof StaleRegistryError)) throw error;
    }
  }
}

async function takeIn(store: SiteStore, folder: string, now: Date): Promise<Release> {
  const manifest = await readManifest(folder);
  const version = await versionOf(folder);
  await store.putFolder(appFolder(manifest.name, version), folder);
  return { version, deployedAt: now.toISOString(), manifest };
}

async function readManifest(folder: string): Promise<AppManifest> {
  const file = join(folder, 'app.json');
  if (!(await stat(file).catch(() => null)))
    throw new Error(`Nothing is built in ${folder}: there is no app.json`);
  const content = parseJson(await readFile(file, 'utf8'));
  if (content === undefined) throw new Error(`${file} is refused: it is not JSON`);
  const found = appManifestSchema.safeParse(content);
  if (found.success) return found.data;
  const issue = found.error.issues[0];
  const name = issue?.path[0] === 'contract' ? nameIn(content) : issue?.path.join('.');
  throw new Error(`${file} is refused: ${name} ${issue?.message}`);
}

/** The name that a manifest gives itself, whatever else is wrong with it. */
function nameIn(content: unknown): string {
  return String((content as { readonly name?: unknown }).name ?? 'the app');
}
