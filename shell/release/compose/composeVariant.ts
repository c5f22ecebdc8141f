import type { Registry } from '../site/registry';
import type { SiteStore } from '../site/store';
import { withVariants, type Variant } from '../site/variants';
import { composePages } from './composePages';
import type { ComposeSettings } from './composeSettings';

/** Composes all pages of a version that is not the current one. Returns them by path. */
export async function composeVariant(
  store: SiteStore,
  registry: Registry,
  variant: Variant,
  settings: ComposeSettings,
): Promise<Registry['pages']> {
  const { name } = variant.release.manifest;
  const site = withVariants(registry, [variant]);
  const { pages } = await composePages(store, site, { apps: [name], resources: [] }, settings);
  return Object.fromEntries(Object.entries(pages).filter(([, { app }]) => app === name));
}
