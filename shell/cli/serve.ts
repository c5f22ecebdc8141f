import { serve, type ServerType } from '@hono/node-server';
import { createSiteApp } from '../server/siteApp';
import type { SiteStore } from '../site/store';
import { Refusal, type SiteSettings } from './settings';

/** Serves the site; resolves when it listens. @throws Refusal when the port is taken or nothing is deployed */
export async function serveSite(store: SiteStore, settings: SiteSettings): Promise<ServerType> {
  const { apps } = await store.registry();
  if (!apps['shell'])
    throw new Refusal(`Nothing is deployed in ${settings.siteDir}: run npm run site -- deploy`);
  const app = createSiteApp({ store, api: `http://127.0.0.1:${settings.apiPort}` });
  return new Promise((done, fail) => {
    const server = serve({ fetch: app.fetch, port: settings.sitePort, hostname: 'localhost' }, () =>
      done(server),
    );
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        new Refusal(
          `Port ${settings.sitePort} cannot be used (${error.code}); choose another one with SITE_PORT`,
        ),
      ),
    );
  });
}
