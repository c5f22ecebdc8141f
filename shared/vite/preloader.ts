import type { Plugin } from 'vite';
import { patchDependency } from './patch';

/** What a lazy import is called through: asks for the files that the imported one imports, all at once. */
const PRELOADER = `const asked = new Set();
export const __vitePreload = (load, files, base) => {
  for (const file of files ?? []) {
    const { href } = new URL(file, base);
    if (asked.has(href)) continue;
    asked.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return load();
};
`;

/**
 * Vite's own preloader also waits for style sheets, works without modulepreload and reports failures by an event.
 * No build here has style sheets, its browsers know modulepreload, and who imports hears of failures by the import:
 * two thirds of it are left out.
 */
export function smallPreloader(): Plugin {
  return patchDependency({
    name: 'school:small-preloader',
    files: /vite\/preload-helper\.js$/,
    change: (code) => (/export const __vitePreload\b/.test(code) ? PRELOADER : code),
  });
}
