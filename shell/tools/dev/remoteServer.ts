import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer, type UserConfig } from 'vite';
import { CONTRACT_VERSION, type RouteEntry } from '@school/shared/contract';
import type { PublishedApp } from '../../src/loading/pageDescriptor';
import { freePort } from '../../workspace/ports';
import { followContracts } from './followContracts';
import type { RemoteFolder } from './remoteFolder';
import { openSource } from './sourceModules';

/** A remote that is served from source. */
export interface RemoteServer {
  readonly name: string;
  readonly origin: string;
  /** Returns the remote's current manifest. */
  readonly published: () => Promise<PublishedApp>;
  readonly close: () => Promise<void>;
}

/** Serves a remote from source on its own port, with hot reload. */
export async function serveRemote({ name, root }: RemoteFolder): Promise<RemoteServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const module = (await import(pathToFileURL(join(root, 'vite.config.ts')).href)) as { default: UserConfig };
  const server = await createServer({
    ...module.default,
    plugins: [...(module.default.plugins ?? []), followContracts()],
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    server: { host: 'localhost', port, strictPort: true, origin, cors: true },
    // Packages that are found at the start do not cause a reload of the first visit.
    optimizeDeps: { entries: ['src/lifecycles.ts', 'src/**/*Page.tsx'] },
  });
  const source = await openSource(root);
  await server.listen();
  return {
    name,
    origin,
    async published() {
      const { routes } = await source.load<{ routes: readonly RouteEntry[] }>('/src/routes.ts');
      return { version: 'source', contract: CONTRACT_VERSION, entry: `${origin}/remoteEntry.js`, routes };
    },
    async close() {
      await Promise.all([server.close(), source.close()]);
    },
  };
}
