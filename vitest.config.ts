import { appendFileSync, readFileSync } from 'node:fs';
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

const filesOf = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname, ignore: exclude });

/**
 * What replaces modules, changes by hand what all files of a process see, or asks for styles: of those that a file before
 * it had put in, a page that was begun anew may have lost some.
 */
const NEEDS_ITS_OWN = /\bvi\.(?:mock|doMock)\b|\bglobalThis\b|\bgetComputedStyle\b/;

/** Tests of components have a page unless they ask for none; others have one if they ask for it. */
const hasPage = (file: string): boolean => {
  const [, environment] = /@vitest-environment (\S+)/.exec(textOf(file)) ?? [];
  return environment ? environment !== 'node' : file.endsWith('.tsx');
};

const ofApps = filesOf('{mf-*,shared,shell}/**/*.test.{ts,tsx}');
/** Tests of the apps that leave nothing behind: what they import is loaded once for all of them. */
const together = ofApps.filter((file) => !NEEDS_ITS_OWN.test(textOf(file)));
const dom = together.filter(hasPage);
const rules = together.filter((file) => !hasPage(file));
const pages = ofApps.filter((file) => hasPage(file) && !dom.includes(file));

function textOf(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}

const LEAVES_NOTHING = ['shared/src/testing/leavesNothing.ts'];
const END_TEST = 'shared/src/testing/endTest.ts';
const FRESH_PAGE = 'shared/src/testing/freshPage.ts';

export default defineConfig({
  plugins: [react()],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true, namespace: 's' } } },
  test: {
    exclude,
    // One more than cores: some files wait for processes and deadlines, and the main process is mostly idle.
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['shared/src/testing/failOnConsole.ts', 'shared/src/testing/waitLonger.ts'],
    // Spies of a test end with it.
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Slow only on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    retry: process.env['CI'] ? 1 : 0,
    // The report of the run has no place for them.
    onUnhandledError: (error) => {
      const to = process.env['UNHANDLED_ERRORS'];
      const file = 'VITEST_TEST_PATH' in error ? String(error.VITEST_TEST_PATH) : 'no file';
      const text = (error.stack ?? error.message).replaceAll(/\s+/g, ' ');
      if (to) appendFileSync(to, `${file}: ${text}\n`);
    },
    projects: [
      // Its files need no page and have no side effects, so their imports are loaded once for all of them.
      { extends: true, test: { name: 'backend', include: ['backend/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: { name: 'rules', include: rules, isolate: false, setupFiles: [...LEAVES_NOTHING, END_TEST] },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: dom,
          environment: 'happy-dom',
          isolate: false,
          setupFiles: [...LEAVES_NOTHING, FRESH_PAGE, END_TEST],
        },
      },
      {
        extends: true,
        test: { name: 'pages', include: pages, environment: 'happy-dom', setupFiles: [END_TEST] },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, 'backend/**', ...together, ...pages],
          setupFiles: [END_TEST],
        },
      },
    ],
  },
});
