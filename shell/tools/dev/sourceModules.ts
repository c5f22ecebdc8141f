import { createServer } from 'vite';
import { renderConfig } from '@school/shared/vite';

/** Runs an app's source files in Node, always in their current state. */
export interface SourceModules {
  /** Loads a module. @param module path from the app's folder, such as `/src/routes.ts` */
  readonly load: <Module>(module: string) => Promise<Module>;
  readonly close: () => Promise<void>;
}

/** Opens the source of an app with the build settings of its render module. */
export async function openSource(root: string): Promise<SourceModules> {
  const { ssr: _, define: __, ...config } = renderConfig();
  const server = await createServer({
    ...config,
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  return {
    load: async <Module>(module: string) => (await server.ssrLoadModule(module)) as Module,
    close: () => server.close(),
  };
}
