import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { globSync } from 'tinyglobby';
import { defineConfig } from 'vitest/config';

const exclude = [
  '**/node_modules/**',
  '**/dist/**',
  '**/dist.part/**',
  '**/dist.part.old/**',
  '.site/**',
  '.test/**',
];

/** What asks for a page, or changes what all files of a process see. */
const NEEDS_ITS_OWN =
  /@vitest-environment|\bvi\.(?:mock|spyOn|stub\w+|useFakeTimers|resetModules|setConfig)\b|\bglobalThis\b/;

/** Tests of rules alone: what they import is loaded once for all of them, as for those of the backend. */
const rules = globSync('{mf-*,shared}/**/*.test.ts', { cwd: import.meta.dirname, ignore: exclude }).filter(
  (file) => !NEEDS_ITS_OWN.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

export default defineConfig({
  plugins: [react()],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true, namespace: 's' } } },
  test: {
    exclude,
    // One more than cores, since some files wait for processes and deadlines: by itself Vitest leaves a core to the
    // process that hands the files out, which hardly ever works.
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['shared/src/testing/failOnConsole.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      // Its files need no page and leave nothing behind: what they import is loaded once for all of them.
      { extends: true, test: { name: 'backend', include: ['backend/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'rules', include: rules, isolate: false } },
      {
        extends: true,
        test: {
          name: 'apps',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, 'backend/**', ...rules],
        },
      },
    ],
  },
});
