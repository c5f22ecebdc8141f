import { isDeepStrictEqual } from 'node:util';
import { HOME_CARDS_PATH } from '@school/shared/contract';
import { composePages, frameLinks, homeCards } from '../compose/composePages';
import type { ComposeSettings } from '../compose/composeSettings';
import { composeFiles } from '../compose/files/composeFiles';
import { channelNews, lastingCanaries, withCanaries } from '../site/canary';
import { refuseClaims } from '../site/ownership';
import { BACKEND, type Registry } from '../site/registry';
import { StaleRegistryError, type SiteStore } from '../site/store';
import { checkOpenTabs } from './checkOpenTabs';
import { composeCanaries, composePreviews } from './composeVariants';
import { deadLinksOf, type DeadLink } from './deadLinks';
import { refuseChangedFiles, refusePinned, refuseUnprovided } from './refusals';

/** The settings of a change of the site. */
export interface DeploySettings extends ComposeSettings {
  /** The person who makes the change, for the history. */
  readonly by?: string | undefined;
  /** How long a tab may stay open. Days; 7 by default. */
  readonly tabDays?: number | undefined;
  /** Goes ahead with a change that breaks open tabs, and records what they lack. */
  readonly despiteOpenTabs?: boolean | undefined;
  /** Why the change is made, for the history. */
  readonly reason?: string | undefined;
  /** The clock; by default this machine's. */
  readonly now?: (() => Date) | undefined;
}

export interface DeployResult {
  readonly revision: number;
  /** Versions of changed apps, by name. */
  readonly changed: Readonly<Record<string, string>>;
  /** Removed apps. */
  readonly removed: readonly string[];
  /** Paths of pages with new HTML. */
  readonly composed: readonly string[];
  /** Links that the change broke. */
  readonly deadLinks: readonly DeadLink[];
  /** Changes of canaries, previews and pins, one line each. */
  readonly news: readonly string[];
  /** What open tabs lack since the change, which was made despite them. */
  readonly brokenTabs: readonly string[];
}

/** The parts of a site. */
type SiteParts = Pick<Registry, 'apps' | 'api' | 'canaries' | 'previews' | 'pins'> &
  Partial<Pick<Registry, 'resources'>>;

/** Returns the new parts of the site, given the current ones. Called again when the registry has changed meanwhile. */
export type Decision = (registry: Registry) => SiteParts | Promise<SiteParts>;

/**
 * Deploys other versions: composes the pages of the changed apps and replaces the registry. Until then nothing that is
 * in use is changed.
 * @param all composes every page, not only those of changed apps
 */
export async function changeSite(
  store: SiteStore,
  settings: DeploySettings,
  decide: Decision,
  all = false,
): Promise<DeployResult> {
  for (;;) {
    const basis = await store.registry();
    const { apps, api, pins, resources = basis.resources, ...decided } = await decide(basis);
    const canaries = lastingCanaries(basis, { apps, canaries: decided.canaries });
    const apiVersion = api !== basis.api && api?.current.version;
    const names = Object.keys(apps).filter((name) => apps[name] !== basis.apps[name]);
    const removed = Object.keys(basis.apps).filter((name) => !apps[name]);
    const tried = Object.keys(canaries ?? {}).filter(
      (name) => canaries?.[name]?.release !== basis.canaries?.[name]?.release,
    );
    refusePinned(basis, pins, [...names, ...removed, ...tried]);
    for (const name of names) refuseClaims({ ...basis, apps }, name);
    const canaryNames = Object.keys(canaries ?? {});
    // Together too, because some visitors get several.
    for (const seen of [...canaryNames.map((name) => [name]), canaryNames])
      for (const name of seen) refuseClaims(withCanaries({ ...basis, apps, canaries }, seen), name);
    await refuseUnprovided(store, basis, { ...basis, apps, api, canaries });
    const now = settings.now?.() ?? new Date();
    const checked = await checkOpenTabs(store, { ...settings, basis, apps, api, canaries, now });
    const { brokenTabs, unfitShells } = checked;
    await refuseChangedFiles(store, [
      ...names.flatMap((name) => apps[name]?.current ?? []),
      ...tried.flatMap((name) => canaries?.[name]?.release ?? []),
    ]);
    const changed = {
      ...Object.fromEntries(names.map((name) => [name, apps[name]?.current.version ?? ''])),
      ...(apiVersion && { [BACKEND]: apiVersion }),
    };
    const isNewFrame =
      all || names.includes('shell') || !isDeepStrictEqual(frameLinks(basis), frameLinks({ ...basis, apps }));
    const touched = isNewFrame ? Object.keys(apps) : names;
    const published = pathsOfNews(basis.resources, resources);
    const areNewCards = !isDeepStrictEqual(homeCards(basis), homeCards({ ...basis, apps }));
    const stale = { apps: touched, resources: areNewCards ? [...published, HOME_CARDS_PATH] : published };
    const { pages, composed } = await composePages(store, { ...basis, apps, resources }, stale, settings);
    const site = {
      ...basis,
      revision: basis.revision + 1,
      by: settings.by,
      at: now.toISOString(),
      reason: settings.reason,
      despiteOpenTabs: brokenTabs.length > 0 ? brokenTabs : undefined,
      apps,
      api,
      pins,
      pages,
      resources,
      unfitShells,
      canaries: checked.canaries,
    };
    // All of an app's pages, because canaries are few and short.
    const again = isNewFrame || areNewCards || published.length > 0 ? Object.keys(canaries ?? {}) : tried;
    const composing = { store, settings, basis };
    const withTrials = { ...site, canaries: await composeCanaries(composing, site, again) };
    const { previews, lost } = await composePreviews(composing, withTrials, {
      ...decided,
      areStale: isNewFrame || areNewCards,
      now,
    });
    const whole = { ...withTrials, previews };
    const next = { ...whole, files: await composeFiles({ store, registry: whole, settings }) };
    const news = [...channelNews(basis, next), ...lost];
    const deadLinks = await deadLinksOf(store, basis, next);
    const result = { changed, removed, composed, deadLinks, news, brokenTabs };
    const nothingNew =
      !apiVersion && touched.length + removed.length + again.length + published.length + news.length === 0;
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

/** Returns the paths of resources that are new, changed or removed. */
function pathsOfNews(before: Registry['resources'], after: Registry['resources']): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter((path) => !isDeepStrictEqual(before[path], after[path]));
}
