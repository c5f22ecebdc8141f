import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { createServer, type Connect, type Plugin } from 'vite';
import { aloneConfig } from '@school/shared/vite';
import { WORKSPACE } from '../../workspace/workspace';
import type { DevServer } from './devServer';
import { followContracts } from './followContracts';
import { publicFiles } from './publicFiles';
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

/** Serves a remote by itself in a stand-in shell, with the API if it responds. */
export async function serveAlone({ root }: RemoteFolder, port: number, api: string): Promise<DevServer> {
  const config = aloneConfig();
  const server = await createServer({
    ...config,
    plugins: [...(config.plugins ?? []), followContracts(), alone(join(await publicFiles(), 'fonts'), api)],
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    cacheDir: join(root, 'node_modules/.vite-alone'),
    server: { host: 'localhost', port, strictPort: true },
    optimizeDeps: { entries: ['src/app.ts', 'src/**/*Page.tsx', join(WORKSPACE, 'shared/alone/index.ts')] },
  });
  await server.listen();
  return { close: () => server.close() };
}

/** Adds the page and start script that the shell otherwise provides. */
function alone(fonts: string, api: string): Plugin {
  return {
    name: 'school:alone',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load: (id) =>
      id === `\0${ENTRY}`
        ? `import { app } from '/src/app.ts';\nimport { showAlone } from '@school/shared/alone';\nshowAlone(app);\n`
        : null,
    configureServer(server) {
      server.middlewares.use(apiBehind(api));
      server.middlewares.use('/fonts', fontsOf(fonts));
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
    return proxy(`${api}${pathname}${search}`, req).catch(() => json({ error }, 503));
  });
  const listener = getRequestListener(app.fetch);
  return (request, response, next) => {
    if (request.url?.startsWith('/api/')) void listener(request, response);
    else next();
  };
}

function fontsOf(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    readFile(join(folder, basename(request.url ?? ''))).then(
      (font) => {
        response.setHeader('content-type', 'font/woff2');
        response.end(font);
      },
      () => next(),
    );
  };
}
