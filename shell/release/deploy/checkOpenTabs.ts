import { tabProblemsOf, unfitShellsOf } from '../site/compatibility';
import { readApi, readUsed } from '../site/documents';
import { openVersions, TAB_DAYS } from '../site/openTabs';
import type { Registry } from '../site/registry';
import type { SiteStore } from '../site/store';
import { historySince } from '../site/versionHistory';

interface TabCheck extends Pick<Registry, 'apps' | 'api'> {
  readonly basis: Registry;
  readonly now: Date;
  /** Days. */
  readonly tabDays?: number | undefined;
  readonly despiteOpenTabs?: boolean | undefined;
}

interface TabResult extends Pick<Registry, 'unfitShells'> {
  /** What open tabs lack after the change, one line each. */
  readonly brokenTabs: string[];
}

/**
 * Compares a change of the site with the versions that tabs may have open. What these lacked before blocks nothing.
 * @throws Error that names each version and what it would lack, unless the change is made despite open tabs
 */
export async function checkOpenTabs(
  store: SiteStore,
  { basis, apps, api, now, tabDays = TAB_DAYS, despiteOpenTabs = false }: TabCheck,
): Promise<TabResult> {
  // Publications happen often and change no version.
  if (apps === basis.apps && api === basis.api) return { unfitShells: basis.unfitShells, brokenTabs: [] };
  const open = openVersions(await historySince(store, basis), { tabDays, now }).filter(
    ({ release: { manifest, version } }) => apps[manifest.name]?.current.version !== version,
  );
  const unfit = unfitShellsOf(open, { apps });
  const unfitShells = Object.keys(unfit).length > 0 ? unfit : undefined;
  const document = api === basis.api ? undefined : await readApi(store, { api });
  if (!api || !document) return { unfitShells, brokenTabs: [] };
  const releases = open.map(({ release }) => release);
  const brokenTabs = tabProblemsOf(open, {
    used: await readUsed(store, releases),
    api: { version: api.current.version, document },
    former: await readApi(store, basis),
  });
  if (brokenTabs.length > 0 && !despiteOpenTabs)
    throw new Error(`${brokenTabs.join('; ')} (--despite-open-tabs goes ahead all the same)`);
  return { unfitShells, brokenTabs };
}
