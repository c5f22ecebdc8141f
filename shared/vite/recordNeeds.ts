import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { API, namesOf, PROVIDED } from './provided';
import { EVERYTHING, takenNames } from './takenNames';

/** Where the build leaves its record, beside Vite's own manifest. */
const RECORD = '.vite/needs.json';
const PACKAGES: readonly string[] = [...PROVIDED, API];

type Needs = Record<string, string[]>;

/**
 * Records which names a remote takes of the packages that the shell provides. It reads what its modules import as
 * they are written: once they are bundled, federation's own modules stand between.
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
        // A module that only hands names on leaves no code of its own, and may be in use all the same.
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

/** What was recorded of the build in a folder. The shell takes from nobody: its build has no record. */
export async function readNeeds(outDir: string): Promise<Needs> {
  const text = await readFile(join(outDir, RECORD), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Needs;
}

/** An import of a whole package may use any of the names that it has today. */
function spelledOut(needs: ReadonlyMap<string, ReadonlySet<string>>): Needs {
  return Object.fromEntries(
    [...needs].sort().map(([key, names]) => {
      const all = names.has(EVERYTHING) ? [...names, ...namesOf(key)] : [...names];
      return [key, [...new Set(all)].filter((name) => name !== EVERYTHING).sort()];
    }),
  );
}
