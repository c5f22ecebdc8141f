import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/**
 * The packages that the shell provides once per page. A remote bundles none of them. If one of React's four entries
 * were missing here, a second React would be bundled without a warning.
 */
export const PROVIDED = [...REACT, 'styled-components', '@school/shared'] as const;

/** Provided only to remotes that use it, because a remote loads everything that it lists. */
export const API = '@school/shared/api';

/** Returns whether a module is CommonJS, whose default export has its names as members. */
export function isCommonJs(key: string): boolean {
  return REACT.some((name) => name === key);
}

/** Returns the names that each provided package exports. */
export function providedNames(): Record<string, string[]> {
  return Object.fromEntries([...PROVIDED, API].map((key) => [key, namesOf(key)]));
}

/** Returns the sorted exports of a provided package. */
export function namesOf(key: string): string[] {
  const require = createRequire(import.meta.url);
  if (isCommonJs(key)) {
    // Reads the production file: the module in memory may be the development version, which exports more.
    const folder = dirname(require.resolve(`${key.split('/')[0]}/package.json`));
    const module = require(join(folder, `cjs/${key.replace('/', '-')}.production.js`)) as object;
    return ['default', ...Object.keys(module)].sort();
  }
  if (key === 'styled-components') {
    const folder = dirname(require.resolve(key));
    return exportedNames(join(folder, 'styled-components.browser.esm.js'));
  }
  const entry = key === API ? '../src/api/index.ts' : '../src/index.ts';
  return exportedNames(fileURLToPath(new URL(entry, import.meta.url)));
}

/** Returns the sorted exports of a module. @throws when it does not list them */
function exportedNames(file: string): string[] {
  const { errors, module } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const entries = module.staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  const names = entries.map(({ exportName }) =>
    exportName.kind === 'Default' ? 'default' : exportName.name,
  );
  if (names.some((name) => name === null))
    throw new Error(`${file} re-exports a whole module, so its names are unknown`);
  return names.filter((name) => name !== null).sort();
}
