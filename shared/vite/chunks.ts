import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  readonly name?: string;
  readonly isDynamicEntry?: boolean;
  readonly file: string;
  readonly imports?: readonly string[];
}

type ChunkTable = Readonly<Record<string, Chunk>>;

/** The chunks of a built app, as Vite's manifest lists them. */
export interface Chunks {
  /** The file of a module's chunk. @throws when the build has none */
  readonly fileOf: (module: string) => string;
  readonly has: (module: string) => boolean;
  /** The files that are loaded when modules are, in the order in which they are first needed. */
  readonly closureOf: (modules: readonly string[]) => string[];
  /** Components that are imported on their own: the names of their chunks by module. */
  readonly components: () => readonly (readonly [module: string, name: string])[];
  /** The modules whose name begins so. */
  readonly startingWith: (prefix: string) => string[];
}

/** Reads the chunks of the app that was built into a folder. */
export async function readChunks(outDir: string): Promise<Chunks> {
  const table = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as ChunkTable;

  function chunk(module: string): Chunk {
    const found = table[module];
    if (!found) throw new Error(`The build has no chunk for ${module}`);
    return found;
  }

  function collect(module: string, files: Set<string>): void {
    const { file, imports = [] } = chunk(module);
    if (files.has(file)) return;
    files.add(file);
    for (const imported of imports) collect(imported, files);
  }

  return {
    fileOf: (module) => chunk(module).file,
    has: (module) => module in table,
    closureOf(modules) {
      const files = new Set<string>();
      for (const module of modules) collect(module, files);
      return [...files];
    },
    components: () =>
      Object.entries(table).flatMap(([module, { name, isDynamicEntry }]) =>
        isDynamicEntry && name && module.endsWith('.tsx') ? [[module, name] as const] : [],
      ),
    startingWith: (prefix) => Object.keys(table).filter((module) => module.startsWith(prefix)),
  };
}
