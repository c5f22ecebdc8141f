import { linksOf, matchRoute, type Permission } from '@school/shared/contract';
import { publicRegistry } from '../../serve/server/publicRegistry';
import type { SiteStore } from '../../release/site/store';
import type { PublicRegistry } from '../../src/loading/pageDescriptor';
import type { ShellRenderer } from '../../src/render';
import { devDocument } from './devDocument';
import type { RemoteServer } from './remoteServer';
import type { SourceModules } from './sourceModules';

export interface DevSiteOptions {
  readonly store: SiteStore;
  readonly origin: string;
  /** The shell's source, for the frame. */
  readonly shell: SourceModules;
  /** The remote that is served from source, if any. */
  readonly remote: RemoteServer | undefined;
}

export interface DevSite {
  /** Returns the deployed remotes, with the one from source in its place. */
  readonly registry: () => Promise<PublicRegistry>;
  /** Returns the document of a path, with its status and the device permissions of its route. */
  readonly page: (pathname: string) => Promise<DevDocument>;
  /** The origins that source is served from. */
  readonly sourceOrigins: readonly string[];
}

interface DevDocument {
  readonly html: string;
  readonly status: number;
  readonly permissions: readonly Permission[];
}

/** Creates a site on which the shell, and optionally a remote, run from source and everything else is deployed. */
export function createDevSite({ store, origin, shell, remote }: DevSiteOptions): DevSite {
  async function registry(): Promise<PublicRegistry> {
    const { revision, apps: deployed } = publicRegistry(await store.registry());
    // Only composed pages use integrity, because their policy allows the maps.
    const apps = Object.fromEntries(
      Object.entries(deployed).map(([name, app]) => [name, { ...app, integrity: undefined }]),
    );
    return { revision, apps: { ...apps, ...(remote && { [remote.name]: await remote.published() }) } };
  }

  return {
    registry,
    sourceOrigins: [origin, ...(remote ? [remote.origin] : [])],
    async page(pathname) {
      const { apps } = await registry();
      const match = matchRoute(apps, pathname);
      const published = match && apps[match.app];
      if (!published) throw new Error(`No app has a route for ${pathname}, not even for unknown paths`);
      const { app, route, variant } = match;
      const links = linksOf(apps);
      const { shellRenderer } = await shell.load<{ shellRenderer: ShellRenderer }>('/src/render.ts');
      const html = devDocument({
        ...(variant ?? route),
        descriptor: { ...published, app, config: { origin, apiBase: '/api' }, links },
        frame: await shellRenderer.frame({ path: pathname, frame: route.frame, access: route.access, links }),
        head: shellRenderer.head('/'),
      });
      return { html, status: route.path === '*' ? 404 : 200, permissions: route.permissions ?? [] };
    },
  };
}
