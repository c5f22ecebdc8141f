import type { ComposedPage, Registry, Release } from './registry';

/** A version that somebody gets instead of the current one, with all of its app's pages. */
export interface Variant {
  readonly release: Release;
  readonly channel: NonNullable<Registry['apps'][string]['channel']>;
  /** By path. */
  readonly pages: Readonly<Record<string, ComposedPage>>;
  /** Earlier shells that may still be open and lack something of it. */
  readonly unfitShells?: string[] | undefined;
}

/** Returns the site as somebody sees it who gets these versions, each of another app. */
export function withVariants(registry: Registry, variants: readonly Variant[]): Registry {
  if (variants.length === 0) return registry;
  const site = { ...registry, apps: { ...registry.apps }, unfitShells: { ...registry.unfitShells } };
  const names = variants.map(({ release }) => release.manifest.name);
  const others = Object.entries(registry.pages).filter(([, { app }]) => !names.includes(app));
  for (const { release, channel, unfitShells } of variants) {
    const { name } = release.manifest;
    site.apps[name] = { current: release, previous: registry.apps[name]?.current, channel };
    if (unfitShells) site.unfitShells[name] = unfitShells;
    else delete site.unfitShells[name];
  }
  return { ...site, pages: Object.assign(Object.fromEntries(others), ...variants.map(({ pages }) => pages)) };
}
