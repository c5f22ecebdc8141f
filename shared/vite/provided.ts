import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/**
 * What the shell provides once for the whole page. A remote takes all of them from the shell and ships none: with
 * only some of React's four keys a second React would slip into the remote without a warning.
 */
export const PROVIDED = [...REACT, 'styled-components', '@school/shared'] as const;

/** Provided as well, but only to remotes that use it: a remote loads all that it lists, needed or not. */
export const API = '@school/shared/api';

/** Whether a module is one of CommonJS, whose default export has its names as members. */
export function isCommonJs(key: string): boolean {
  return REACT.some((name) => name === key);
}

/** The names that the shell provides, by package: those that each package's own entry exports. */
export function providedNames(): Record<string, string[]> {
  return Object.fromEntries([...PROVIDED, API].map((key) => [key, namesOf(key)]));
}

/** The names that a provided package exports, sorted. */
export function namesOf(key: string): string[] {
  const require = createRequire(import.meta.url);
  if (isCommonJs(key)) {
    // As builds have it; what stands in memory may be the one for development, which has more names.
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

/** The values that a module exports, sorted. @throws when it does not name them */
function exportedNames(file: string): string[] {
  const { errors, module } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const entries = module.staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  const names = entries.map(({ exportName }) =>
    exportName.kind === 'Default' ? 'default' : exportName.name,
  );
  if (names.some((name) => name === null))
    throw new Error(`${file} exports all of another module, and so does not say what it provides`);
  return names.filter((name) => name !== null).sort();
}
