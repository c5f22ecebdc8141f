import type { ComposeSettings } from '../compose/composePages';
import type { SiteStore } from '../site/store';
import { changeSite, type DeployResult } from './changeSite';

/** Goes back to the version of an app that was deployed before. @throws when there is none */
export async function rollBack(
  store: SiteStore,
  app: string,
  settings: ComposeSettings,
): Promise<DeployResult> {
  return changeSite(store, settings, (registry) => {
    const entry = registry.apps[app];
    if (!entry) throw new Error(`No app called ${app} is deployed`);
    if (!entry.previous) throw new Error(`${app} has no earlier version to go back to`);
    return { ...registry.apps, [app]: { current: entry.previous, previous: entry.current } };
  });
}
