import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { API, namesOf, PROVIDED } from './provided';
import { EVERYTHING, takenNames } from './takenNames';

/** The build's record, beside Vite's manifest. */
const RECORD = '.vite/needs.json';
const PACKAGES: readonly string[] = [...PROVIDED, API];

type Needs = Record<string, string[]>;

/**
 * Records the names that a remote imports from provided packages. It reads unbundled modules, because bundling inserts
 * federation's own modules.
 */
export function recordNeeds(): Plugin {
  return {
    name: 'school:record-needs',
    apply: 'build',
    generateBundle(_, bundle) {
      const rendered = new Set(
        Object.values(bundle).flatMap((chunk) =>
          chunk.type === 'chunk'
            ? Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) =>
                renderedLength > 0 ? [id] : [],
              )
            : [],
        ),
      );
      const needs = new Map<string, Set<string>>();
      for (const id of this.getModuleIds()) {
        // A module that only re-exports has no code of its own and may still be used.
        const code = this.getModuleInfo(id)?.code ?? '';
        if (id.includes('virtual:mf') || !(rendered.has(id) || /\bexport\b[^;]*\bfrom\b/.test(code)))
          continue;
        for (const [key, names] of takenNames(code, PACKAGES))
          needs.set(key, new Set([...(needs.get(key) ?? []), ...names]));
      }
      this.emitFile({ type: 'asset', fileName: RECORD, source: JSON.stringify(spelledOut(needs)) });
    },
  };
}

/** Reads the record of a build. The shell imports nothing from other apps and has none. */
export async function readNeeds(outDir: string): Promise<Needs> {
  const text = await readFile(join(outDir, RECORD), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Needs;
}

/** Expands an import of a whole package to all names that it exports today. */
function spelledOut(needs: ReadonlyMap<string, ReadonlySet<string>>): Needs {
  return Object.fromEntries(
    [...needs].sort().map(([key, names]) => {
      const all = names.has(EVERYTHING) ? [...names, ...namesOf(key)] : [...names];
      return [key, [...new Set(all)].filter((name) => name !== EVERYTHING).sort()];
    }),
  );
}
