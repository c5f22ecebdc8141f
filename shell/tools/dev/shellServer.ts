import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer, type Connect, type Plugin, type ViteDevServer } from 'vite';
import { shellConfig } from '@school/shared/vite';
import type { SiteSettings } from '../../workspace/settings';
import { WORKSPACE } from '../../workspace/workspace';
import { inlineParts } from '../../release/policy/inlineParts';
import { pagePolicy } from '../../release/policy/pagePolicy';
import { askForServices, type ServiceSource } from '../../release/policy/services';
import { createSiteApp } from '../../serve/server/siteApp';
import type { SiteStore } from '../../release/site/store';
import type { DevServer } from './devServer';
import { createDevSite, type DevSite } from './devSite';
import { publicFiles } from './publicFiles';
import type { RemoteServer } from './remoteServer';
import { openSource } from './sourceModules';

const SHELL = join(WORKSPACE, 'shell');

/** Serves the whole site with the shell from source, and optionally a remote. */
export async function serveShell(
  store: SiteStore,
  settings: SiteSettings,
  remote: RemoteServer | undefined,
): Promise<DevServer> {
  await publicFiles();
  const shell = await openSource(SHELL);
  const site = createDevSite({ store, origin: settings.origin, shell, remote });
  const config = shellConfig();
  const server = await createServer({
    ...config,
    plugins: [...(config.plugins ?? []), devPages(site, store, settings)],
    root: SHELL,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    server: { host: 'localhost', port: settings.sitePort, strictPort: true },
    // Shell, remotes and shared's own files must use one instance of shared, which only its source is.
    optimizeDeps: {
      entries: ['src/main.ts', join(WORKSPACE, 'shared/src/{api,schemas,ui}/index.ts')],
      exclude: ['@school/shared', '@school/shared/api'],
    },
  });
  await server.listen();
  return {
    async close() {
      await Promise.all([server.close(), shell.close()]);
    },
  };
}

/** Adds what a dev server lacks: the registry, the deployed apps, the API, and a document for each path. */
function devPages(site: DevSite, store: SiteStore, settings: SiteSettings): Plugin {
  const deployed = getRequestListener(createSiteApp({ store, api: settings.apiOrigin }).fetch);
  return {
    name: 'school:dev-pages',
    configureServer(server) {
      server.middlewares.use('/registry.json', (_, response, next) => {
        site.registry().then((registry) => {
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(registry));
        }, next);
      });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://site');
        if (/^\/(api|apps)\//.test(pathname)) return void deployed(request, response);
        store.registry().then(({ files }) => {
          if (Object.hasOwn(files, pathname)) void deployed(request, response);
          else next();
        }, next);
      });
      return () => server.middlewares.use(documents(server, site, askForServices(settings.apiOrigin)));
    },
  };
}

function documents(
  server: ViteDevServer,
  site: DevSite,
  services: ServiceSource,
): Connect.NextHandleFunction {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const { html: composed, status, permissions } = await site.page(decodeURIComponent(pathname));
    const html = await server.transformIndexHtml(pathname, composed);
    const policy = pagePolicy({
      inline: inlineParts(html),
      services: await services(),
      permissions,
      source: { origins: site.sourceOrigins },
    });
    response.statusCode = status;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'no-cache');
    for (const [name, value] of Object.entries(policy)) response.setHeader(name, value);
    response.end(html);
  }
  return (request, response, next) => {
    if (request.headers.accept?.includes('text/html')) answer(request, response).catch(next);
    else next();
  };
}
