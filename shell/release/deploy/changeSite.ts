import { isDeepStrictEqual } from 'node:util';
import { composePages } from '../compose/composePages';
import type { ComposeSettings } from '../compose/composeSettings';
import { composeFiles } from '../compose/files/composeFiles';
import { changedFiles } from '../policy/checkIntegrity';
import { problemsOf } from '../site/compatibility';
import { readDocuments } from '../site/documents';
import { refuseClaims } from '../site/ownership';
import { BACKEND, type Registry, type Release } from '../site/registry';
import { StaleRegistryError, type SiteStore } from '../site/store';

/** How a site is changed. */
export interface DeploySettings extends ComposeSettings {
  /** Who changes it, for its history. */
  readonly by?: string | undefined;
}

export interface DeployResult {
  readonly revision: number;
  /** Versions by app, of those that changed. */
  readonly changed: Readonly<Record<string, string>>;
  /** Apps that are gone. */
  readonly removed: readonly string[];
  /** Addresses whose HTML is new. */
  readonly composed: readonly string[];
}

/** What a site is made of. */
type SiteParts = Pick<Registry, 'apps' | 'api'> & Partial<Pick<Registry, 'resources'>>;

/** What the parts of the site shall be, given what they are. Asked again when the registry has changed meanwhile. */
export type Decision = (registry: Registry) => SiteParts | Promise<SiteParts>;

/**
 * Puts other apps in force: composes the pages that they own and swaps the registry. Until the swap nothing that is
 * in use is touched.
 * @param all composes every page, not only those of apps that change
 */
export async function changeSite(
  store: SiteStore,
  settings: DeploySettings,
  decide: Decision,
  all = false,
): Promise<DeployResult> {
  for (;;) {
    const basis = await store.registry();
    const { apps, api, resources = basis.resources } = await decide(basis);
    const apiVersion = api !== basis.api && api?.current.version;
    const names = Object.keys(apps).filter((name) => apps[name] !== basis.apps[name]);
    const touched = all || names.includes('shell') ? Object.keys(apps) : names;
    for (const name of names) refuseClaims({ ...basis, apps }, name);
    await refuseUnprovided(store, basis, { ...basis, apps, api });
    await refuseChangedFiles(
      store,
      names.flatMap((name) => apps[name]?.current ?? []),
    );
    const changed = {
      ...Object.fromEntries(names.map((name) => [name, apps[name]?.current.version ?? ''])),
      ...(apiVersion && { [BACKEND]: apiVersion }),
    };
    const removed = Object.keys(basis.apps).filter((name) => !apps[name]);
    const published = pathsOfNews(basis.resources, resources);
    const news = { apps: touched, resources: published };
    const { pages, composed } = await composePages(store, { ...basis, apps, resources }, news, settings);
    const changes = { revision: basis.revision + 1, by: settings.by, apps, api, pages, resources };
    const site = { ...basis, ...changes };
    const next = { ...site, files: await composeFiles({ store, registry: site, settings }) };
    const result = { changed, removed, composed };
    const nothingNew = !apiVersion && touched.length + removed.length + published.length === 0;
    if (nothingNew && isDeepStrictEqual(next.files, basis.files))
      return { revision: basis.revision, ...result };
    try {
      await store.swapRegistry(basis, next);
      return { revision: next.revision, ...result };
    } catch (error) {
      if (!(error instanceof StaleRegistryError)) throw error;
    }
  }
}

/** The paths of resources whose content is another, new or gone. */
function pathsOfNews(before: Registry['resources'], after: Registry['resources']): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter((path) => !isDeepStrictEqual(before[path], after[path]));
}

/**
 * Refuses what would leave an app in use without its provider. What an app lacks already, on a site from before this was
 * checked, holds up nobody else.
 */
async function refuseUnprovided(store: SiteStore, basis: Registry, next: Registry): Promise<void> {
  const problems = problemsOf(next, await readDocuments(store, next));
  if (problems.length === 0) return;
  const known = new Set(problemsOf(basis, await readDocuments(store, basis)));
  const news = problems.filter((problem) => !known.has(problem));
  if (news.length > 0) throw new Error(news.join('; '));
}

/** Refuses versions whose files in the store are not those that were deployed: no browser would run them. */
async function refuseChangedFiles(store: SiteStore, releases: readonly Release[]): Promise<void> {
  const changed = await Promise.all(releases.map((release) => changedFiles(store, release)));
  if (changed.flat().length > 0) throw new Error(changed.flat().join('; '));
}
