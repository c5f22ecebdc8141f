import type { Plugin } from 'vite';

const DESCRIPTION = /(\bdescription:\s*)(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/g;

/**
 * Empties the descriptions of routes and of their heads in browser builds. Only composed pages show them, and the
 * render module has them.
 */
export function withoutDescriptions(): Plugin {
  return {
    name: 'school:without-descriptions',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/(?:routes|content\/heads)\.ts$/ },
      handler: (code) => code.replace(DESCRIPTION, '$1""'),
    },
  };
}
