import { writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { builtManifestSchema, type AppManifest } from '../src/contract/manifest';
import { CONTRACT_VERSION, type RouteEntry } from '../src/contract';
import type { Chunks } from './chunks';

/** The file that an app publishes beside its federation manifest. */
const APP_MANIFEST = 'app.json';

/** Start modules of federation that every page of a remote needs. */
const REMOTE_START = ['virtual:mf-REMOTE_ENTRY', 'virtual:mf-localSharedImportMap'];
/** The same for the shell, whose start script waits until the host is set up. */
const SHELL_START = [
  'virtual:mf:__mfe_internal__shell__mf_owner__1__H_A_I__',
  'virtual:mf-REMOTE_ENTRY',
  'virtual:mf-localSharedImportMap',
  'src/main.ts?mf-entry-bootstrap',
  '../shared/src/index.ts',
];

/** Returns the modules of an app that every page loads. */
function startModules(name: string, chunks: Chunks): string[] {
  const [prefixes, own] =
    name === 'shell' ? [SHELL_START, 'src/main.ts'] : [REMOTE_START, 'src/lifecycles.ts'];
  return [own, ...prefixes.flatMap((prefix) => chunks.startingWith(prefix))];
}

/** Returns the files of a remote that belong to federation and not to the app. */
export function federationFiles(name: string, chunks: Chunks): string[] {
  return chunks.closureOf(startModules(name, chunks).filter((module) => module !== 'src/lifecycles.ts'));
}

/** Writes the app's manifest. @throws when a route names a page that is missing from the build */
export async function writeAppManifest(
  outDir: string,
  name: string,
  routes: readonly RouteEntry[],
  chunks: Chunks,
  { pictures = {}, needs, provides }: Pick<AppManifest, 'pictures' | 'needs' | 'provides'> = {},
): Promise<AppManifest> {
  const start = startModules(name, chunks);
  const pages = [...new Set(routes.map((route) => route.page))];
  const preloads = Object.fromEntries(
    pages.map((page) => [page, chunks.closureOf([...start, moduleOf(name, page, chunks)])]),
  );
  const manifest = builtManifestSchema.parse({
    name,
    contract: CONTRACT_VERSION,
    entry: name === 'shell' ? chunks.fileOf('src/main.ts') : 'remoteEntry.js',
    routes,
    preloads: name === 'shell' ? { './main.ts': chunks.closureOf(start) } : preloads,
    islands: name === 'shell' ? {} : islandsOf(name, pages, chunks),
    pictures,
    needs,
    provides,
  });
  await writeFile(join(outDir, APP_MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

/** Returns the modules that are imported lazily and are no pages, by name. */
function islandsOf(name: string, pages: readonly string[], chunks: Chunks): Record<string, string[]> {
  const modules = new Set(pages.map((page) => moduleOf(name, page, chunks)));
  const islands = chunks.components().filter(([module]) => !modules.has(module));
  return Object.fromEntries(islands.map(([module, island]) => [island, chunks.closureOf([module])]));
}

function moduleOf(name: string, page: string, chunks: Chunks): string {
  const module = posix.join('src', page);
  if (!chunks.has(module))
    throw new Error(`${name} has a route to ${page}, but no such page is in its build`);
  return module;
}
