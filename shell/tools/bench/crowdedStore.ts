import type { Registry, Release } from '../../release/site/registry';
import type { SiteStore } from '../../release/site/store';

/** Wraps a site's store so that many more remotes are registered: copies of one, at their own paths. */
export function crowdedStore(store: SiteStore, model: string, further: number): SiteStore {
  let cached: { readonly from: Registry; readonly crowded: Registry } | undefined;
  return {
    ...store,
    async registry() {
      const from = await store.registry();
      // Returns the same object for the same registry, because the server caches by identity.
      if (cached?.from !== from) cached = { from, crowded: crowd(from, model, further) };
      return cached.crowded;
    },
  };
}

/** Adds copies of an app to a registry. @throws when it does not contain the app */
export function crowd(registry: Registry, model: string, further: number): Registry {
  const release = registry.apps[model]?.current;
  if (!release) throw new Error(`No app called ${model} is deployed`);
  const copies = Array.from({ length: further }, (_, index) => copyOf(release, `mf-further-${index + 1}`));
  return {
    ...registry,
    apps: {
      ...registry.apps,
      ...Object.fromEntries(copies.map((copy) => [copy.manifest.name, { current: copy }])),
    },
  };
}

function copyOf(release: Release, name: string): Release {
  const routes = release.manifest.routes.map((route) => ({
    ...route,
    path: `/${name}${route.path}`,
    title: `${route.title} (${name})`,
  }));
  return { ...release, manifest: { ...release.manifest, name, routes } };
}
