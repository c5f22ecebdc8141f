import type { Plugin } from 'vite';
import { patchDependency } from './patch';

/** Replaces the helper of lazy imports: preloads all files that the imported one imports. */
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
 * Replaces Vite's preloader, which also waits for style sheets, supports browsers without modulepreload and dispatches
 * error events. Builds here have no style sheets, supported browsers know modulepreload, and the import itself reports
 * errors, so two thirds of it are unnecessary.
 */
export function smallPreloader(): Plugin {
  return patchDependency({
    name: 'school:small-preloader',
    files: /vite\/preload-helper\.js$/,
    change: (code) => (/export const __vitePreload\b/.test(code) ? PRELOADER : code),
  });
}
