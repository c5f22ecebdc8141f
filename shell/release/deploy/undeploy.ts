import { entryOf } from '../site/registry';
import type { SiteStore } from '../site/store';
import { changeSite, type DeployResult, type DeploySettings } from './changeSite';

/** Removes an app with its pages from the site. @throws when it is not deployed, or is the shell of deployed remotes */
export async function undeploy(
  store: SiteStore,
  app: string,
  settings: DeploySettings,
): Promise<DeployResult> {
  return changeSite(store, settings, (registry) => {
    if (!entryOf(registry, app)) throw new Error(`No app called ${app} is deployed`);
    const { [app]: _, ...others } = registry.apps;
    const remotes = Object.keys(others);
    if (app === 'shell' && remotes.length > 0)
      throw new Error(`The shell is needed while remotes are deployed: ${remotes.join(', ')}`);
    return { ...registry, apps: others };
  });
}
