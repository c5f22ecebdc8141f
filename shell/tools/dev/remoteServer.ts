import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer, type UserConfig } from 'vite';
import { CONTRACT_VERSION, type RouteEntry } from '@school/shared/contract';
import type { PublishedApp } from '../../src/loading/pageDescriptor';
import { freePort } from '../../workspace/ports';
import { followContracts } from './followContracts';
import type { RemoteFolder } from './remoteFolder';
import { openSource } from './sourceModules';

/** A remote that is served from its source. */
export interface RemoteServer {
  readonly name: string;
  readonly origin: string;
  /** What the remote would publish of itself at this moment. */
  readonly published: () => Promise<PublishedApp>;
  readonly close: () => Promise<void>;
}

/** Serves a remote from its source on a port of its own, with its edits pushed to the browser. */
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
    // Found at the start, packages do not make the first visit reload itself.
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
