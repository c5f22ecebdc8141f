import { serve, type ServerType } from '@hono/node-server';
import { deployRoutes } from '../deploys/deployRoutes';
import { previewer } from '../preview/previewPage';
import { createSiteApp } from './siteApp';
import type { SiteStore } from '../../release/site/store';
import { Refusal } from '../../workspace/refusal';
import type { SiteSettings } from '../../workspace/settings';

/** Errors that concern the port; all others concern the host. */
const PORT_ERRORS = new Set(['EADDRINUSE', 'EACCES']);

/**
 * Node.js aborts requests after five minutes, which is too early for uploads on slow lines. The API has its own limit.
 */
const REQUEST_TIMEOUT_MS = 15 * 60_000;

/** Serves the site. Resolves when it listens. @throws Refusal when it cannot listen or nothing is deployed */
export async function serveSite(store: SiteStore, settings: SiteSettings): Promise<ServerType> {
  const { apps } = await store.registry();
  if (!apps['shell'])
    throw new Refusal(`Nothing is deployed in ${settings.siteDir}: run npm run site -- deploy`);
  const app = createSiteApp({
    store,
    api: settings.apiOrigin,
    origin: settings.origin,
    deploys: deployRoutes({ store, compose: settings, tokens: settings.deployTokens }),
    preview: previewer({ store, compose: settings, api: settings.apiOrigin }),
  });
  return new Promise((done, fail) => {
    const { sitePort: port, siteHost: hostname } = settings;
    const serverOptions = { requestTimeout: REQUEST_TIMEOUT_MS };
    const server = serve({ fetch: app.fetch, port, hostname, serverOptions }, () => done(server));
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        new Refusal(
          PORT_ERRORS.has(error.code ?? '')
            ? `Port ${port} cannot be used (${error.code}); choose another one with SITE_PORT`
            : `The site cannot listen on ${hostname} (${error.code}); choose another one with SITE_HOST`,
        ),
      ),
    );
  });
}
