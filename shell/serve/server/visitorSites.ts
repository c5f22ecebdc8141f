import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { compressText } from '@school/shared/vite/compress';
import { canariesFor, withCanaries } from '../../release/site/canary';
import { withPreview, type NamedPreview } from '../../release/site/preview';
import type { Registry } from '../../release/site/registry';
import type { SiteStore } from '../../release/site/store';
import { pageFinder } from './pageFinder';
import { shownPreview } from './previewRoutes';
import { publicRegistry } from './publicRegistry';
import { representationOf, type Representation } from './representations';
import { NO_CACHE } from './send';
import { tagOf } from './tagOf';
import { groupOf, joinGroup } from './visitorGroup';

/** Which caches may keep an answer, and for whom. */
export interface Sharing {
  readonly cache: string;
  readonly further?: Readonly<Record<string, string>>;
}

/** The same for all visitors. */
export const PUBLIC: Sharing = { cache: NO_CACHE };
const BY_VISITOR: Sharing = {
  cache: `private, ${NO_CACHE}`,
  further: { vary: 'accept-encoding, cookie' },
};

/** Pages of a preview have a mark, whose end must show at once. */
const PRIVATE: Sharing = { cache: 'no-store', further: { vary: 'accept-encoding, cookie' } };

/** The site as one visitor gets it. */
export interface VisitorSite {
  /** The public part of the registry in each encoding. */
  readonly registries: Readonly<Record<Representation['encoding'], Representation>>;
  /** The hashes of all integrity maps that pages may load. */
  readonly maps: readonly string[];
  readonly find: ReturnType<typeof pageFinder>;
  /** Root files by path. */
  readonly files: ReadonlyMap<string, Registry['files'][string]>;
  /** Of pages and the registry. */
  readonly sharing: Sharing;
  /** What only this browser shows. */
  readonly preview?: NamedPreview | undefined;
}

/**
 * Returns a function that returns the site for a visitor, by the canaries of the visitor's group and the preview of this
 * browser. Without canaries there are no groups. What is derived from a registry is cached.
 */
export function visitorSites(store: SiteStore, { isSecure }: { readonly isSecure: boolean }) {
  let cached: { readonly registry: Registry; readonly sites: Map<string, Promise<VisitorSite>> } | undefined;
  const noCanaries: readonly string[] = [];

  /** @param wanted only requests for pages put visitors into a group, because scripts and robots need none */
  return async (context: Context, wanted?: 'page'): Promise<VisitorSite> => {
    const registry = await store.registry();
    if (cached?.registry !== registry) cached = { registry, sites: new Map() };
    const { sites } = cached;
    const isTried = Object.keys(registry.canaries ?? {}).length > 0;
    const group = isTried ? (groupOf(context) ?? (wanted && joinGroup(context, isSecure))) : undefined;
    const names = group === undefined ? noCanaries : canariesFor(registry, group);
    const preview = shownPreview(context, registry);
    const key = [...names, preview?.key].join();
    const cachedSite = sites.get(key);
    if (cachedSite) return cachedSite;
    const seen = withCanaries(registry, names);
    const site = preview
      ? siteOf(withPreview(seen, preview), PRIVATE, preview)
      : siteOf(seen, isTried ? BY_VISITOR : PUBLIC);
    sites.set(key, site);
    return site;
  };
}

async function siteOf(registry: Registry, sharing: Sharing, preview?: NamedPreview): Promise<VisitorSite> {
  const maps = mapsOf(registry);
  const json = Buffer.from(JSON.stringify({ ...publicRegistry(registry), maps: tagOf(maps.join()) }));
  return {
    maps,
    registries: {
      br: representationOf(await compressText(json), 'br'),
      gzip: representationOf(gzipSync(json), 'gzip'),
      '': representationOf(json, ''),
    },
    find: pageFinder(registry),
    files: new Map(Object.entries(registry.files)),
    sharing,
    preview,
  };
}

/** Returns the maps of remotes; the shell's map is in the pages. */
function mapsOf({ apps }: Registry): string[] {
  const remotes = Object.entries(apps).filter(([name]) => name !== 'shell');
  return remotes.flatMap(([, { current }]) => current.integrity ?? []);
}
