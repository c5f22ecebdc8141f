import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const exclude = [
  '**/node_modules/**',
  '**/dist/**',
  '**/dist.part/**',
  '**/dist.part.old/**',
  '.site/**',
  '.test/**',
];

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
      {
        extends: true,
        test: { name: 'apps', include: ['**/*.test.{ts,tsx}'], exclude: [...exclude, 'backend/**'] },
      },
    ],
  },
});
