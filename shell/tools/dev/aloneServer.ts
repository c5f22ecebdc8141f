import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { createServer, type Connect, type Plugin, type UserConfig } from 'vite';
import { aloneConfig } from '@school/shared/vite';
import type { DevServer } from './devServer';
import type { RemoteFolder } from './remoteFolder';

const ENTRY = 'virtual:alone';
/** Vite's URL of a virtual module. */
const ENTRY_ADDRESS = `/@id/__x00__${ENTRY}`;

const DOCUMENT = `<!doctype html>
<html lang="en-GH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
</head>
<body><script type="module" src="${ENTRY_ADDRESS}"></script></body>
</html>
`;

export interface AloneOptions {
  readonly port: number;
  /** The origin of what answers requests for the API. */
  readonly api: string;
  readonly fonts: Connect.NextHandleFunction;
  readonly plugins?: readonly Plugin[];
  readonly optimizeDeps?: UserConfig['optimizeDeps'];
}

/** Serves a remote by itself in a stand-in shell, with the API if it responds. */
export async function serveAlone(
  { root }: RemoteFolder,
  { port, api, fonts, plugins = [], optimizeDeps }: AloneOptions,
): Promise<DevServer> {
  const config = aloneConfig();
  const frame = createRequire(import.meta.url).resolve('@school/shared/alone');
  const server = await createServer({
    ...config,
    plugins: [...(config.plugins ?? []), ...plugins, alone(fonts, api)],
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    cacheDir: join(root, 'node_modules/.vite-alone'),
    server: { host: 'localhost', port, strictPort: true },
    optimizeDeps: { ...optimizeDeps, entries: ['src/app.ts', 'src/**/*Page.tsx', frame] },
  });
  await server.listen();
  return { close: () => server.close() };
}

/** Adds the page and start script that the shell otherwise provides. */
function alone(fonts: Connect.NextHandleFunction, api: string): Plugin {
  return {
    name: 'school:alone',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load: (id) =>
      id === `\0${ENTRY}`
        ? `import { app } from '/src/app.ts';\nimport { showAlone } from '@school/shared/alone';\nshowAlone(app);\n`
        : null,
    configureServer(server) {
      server.middlewares.use(apiBehind(api));
      server.middlewares.use('/fonts', fonts);
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          response.setHeader('content-type', 'text/html; charset=utf-8');
          server.transformIndexHtml(request.url ?? '/', DOCUMENT).then((html) => response.end(html), next);
        });
      };
    },
  };
}

function apiBehind(api: string): Connect.NextHandleFunction {
  const app = new Hono();
  app.all('/api/*', ({ req, json }) => {
    const { pathname, search } = new URL(req.url);
    const error = { code: 'unavailable', message: 'No API runs beside this app.' };
    // A site elsewhere answers to its own name, and takes changes from its own pages only.
    const headers = { ...req.header(), host: undefined, origin: req.header('origin') && api };
    return proxy(`${api}${pathname}${search}`, { ...req, headers }).catch(() => json({ error }, 503));
  });
  const listener = getRequestListener(app.fetch);
  return (request, response, next) => {
    if (request.url?.startsWith('/api/')) void listener(request, response);
    else next();
  };
}
