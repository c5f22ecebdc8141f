import { tabProblemsOf, unfitShellsOf } from '../site/compatibility';
import { readApi, readUsed } from '../site/documents';
import { openVersions, TAB_DAYS, type OpenVersion } from '../site/openTabs';
import type { Registry } from '../site/registry';
import type { SiteStore } from '../site/store';
import { historySince } from '../site/versionHistory';

interface TabCheck extends Pick<Registry, 'apps' | 'api' | 'canaries'> {
  readonly basis: Registry;
  readonly now: Date;
  /** Days. */
  readonly tabDays?: number | undefined;
  readonly despiteOpenTabs?: boolean | undefined;
}

interface TabResult extends Pick<Registry, 'unfitShells'> {
  /** Canaries with the earlier shells that lack something of them. */
  readonly canaries: Registry['canaries'];
  /** What open tabs lack after the change, one line each. */
  readonly brokenTabs: string[];
}

/**
 * Compares a change of the site with the versions that tabs may have open. What these lacked before blocks nothing.
 * @throws Error that names each version and what it would lack, unless the change is made despite open tabs
 */
export async function checkOpenTabs(
  store: SiteStore,
  { basis, apps, api, canaries, now, tabDays = TAB_DAYS, despiteOpenTabs = false }: TabCheck,
): Promise<TabResult> {
  // Publications happen often and change no version.
  if (apps === basis.apps && api === basis.api && canaries === basis.canaries)
    return { unfitShells: basis.unfitShells, canaries, brokenTabs: [] };
  const open = openVersions(await historySince(store, basis), { tabDays, now }).filter(
    ({ release: { manifest, version } }) => apps[manifest.name]?.current.version !== version,
  );
  const unfit = unfitShellsOf(open, { apps });
  const unfitShells = Object.keys(unfit).length > 0 ? unfit : undefined;
  const site = { unfitShells, canaries: canaries && withUnfitShells(canaries, open) };
  const document = api === basis.api ? undefined : await readApi(store, { api });
  if (!api || !document) return { ...site, brokenTabs: [] };
  const releases = open.map(({ release }) => release);
  const brokenTabs = tabProblemsOf(open, {
    used: await readUsed(store, releases),
    api: { version: api.current.version, document },
    former: await readApi(store, basis),
  });
  if (brokenTabs.length > 0 && !despiteOpenTabs)
    throw new Error(`${brokenTabs.join('; ')} (--despite-open-tabs goes ahead all the same)`);
  return { ...site, brokenTabs };
}

function withUnfitShells(
  canaries: NonNullable<Registry['canaries']>,
  open: readonly OpenVersion[],
): NonNullable<Registry['canaries']> {
  return Object.fromEntries(
    Object.entries(canaries).map(([name, canary]) => {
      const { [name]: unfitShells } = unfitShellsOf(open, { apps: { [name]: { current: canary.release } } });
      return [name, { ...canary, unfitShells }];
    }),
  );
}
