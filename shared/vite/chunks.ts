import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  readonly name?: string;
  readonly isDynamicEntry?: boolean;
  readonly file: string;
  readonly imports?: readonly string[];
}

type ChunkTable = Readonly<Record<string, Chunk>>;

/** The chunks of a built app, from Vite's manifest. */
export interface Chunks {
  /** Returns the file of a module's chunk. @throws when the build has none */
  readonly fileOf: (module: string) => string;
  readonly has: (module: string) => boolean;
  /** Returns all files that load with some modules, in order of first use. */
  readonly closureOf: (modules: readonly string[]) => string[];
  /** Lazily imported components: chunk names by module. */
  readonly components: () => readonly (readonly [module: string, name: string])[];
  /** Returns the modules whose names start with a prefix. */
  readonly startingWith: (prefix: string) => string[];
}

/** Reads the chunks of a built app. */
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
