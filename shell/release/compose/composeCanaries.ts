import { withCanaries } from '../site/canary';
import type { Registry } from '../site/registry';
import type { SiteStore } from '../site/store';
import { composePages } from './composePages';
import type { ComposeSettings } from './composeSettings';

/** Composes all pages of some apps' canaries. Returns all canaries of the site. */
export async function composeCanaries(
  store: SiteStore,
  registry: Registry,
  names: readonly string[],
  settings: ComposeSettings,
): Promise<Registry['canaries']> {
  if (names.length === 0) return registry.canaries;
  const canaries = { ...registry.canaries };
  for (const name of names) {
    const canary = canaries[name];
    if (!canary) continue;
    const site = withCanaries(registry, [name]);
    const { pages } = await composePages(store, site, { apps: [name], resources: [] }, settings);
    const own = Object.entries(pages).filter(([, { app }]) => app === name);
    canaries[name] = { ...canary, pages: Object.fromEntries(own) };
  }
  return canaries;
}
