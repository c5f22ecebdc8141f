import { defineConfig } from '@playwright/test';
import { seededAccounts } from '@school/backend/accounts';
import { CHROMIUM_ARGS, findChromium } from '../workspace/chromium';
import { ENGINES, findEngines, type EngineName } from '../workspace/engines';
import { remoteNames } from '../workspace/workspace';
import { TEST_SITE } from '@school/shared/e2e/testSite';

/** What is tried in several engines, by projects of its own. */
const IN_ENGINES = 'engines/**';
/** These run on a second site, where a remote of their own is deployed. */
const SAMPLE_SPECS = /(toasts|modal|errorPage|skew)\.spec\.ts$/;

// The test kit in shared knows no backend; the workers of the tests inherit this.
process.env['TEST_ACCOUNTS'] = JSON.stringify(seededAccounts);

const enginesHere = ENGINES.filter((name) => findEngines()[name]);

export default defineConfig<object, { engineName: EngineName }>({
  outputDir: '../../.test/browser',
  fullyParallel: true,
  // One more than cores, since a test mostly waits: for a mail, a stream, a page that is on its way.
  workers: 3,
  forbidOnly: true,
  // A machine of CI has others on it; a test that fails there is asked once more, and counts as flaky in its report.
  retries: process.env['CI'] ? 1 : 0,
  // Several times what the longest takes: what is waited for comes at once, but on a machine that is busy.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '../../.test/browser.json' }]],
  use: {
    baseURL: TEST_SITE.origin,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium() ?? '', args: CHROMIUM_ARGS },
    screenshot: 'only-on-failure',
    // Keeping one of every test takes a quarter of their time; `--trace on` has it where it is wanted.
    trace: 'on-first-retry',
  },
  projects: [
    // The one that others wait for goes first, beside other tests: at the end it would have a worker to itself.
    { name: 'sample-site', testDir: '.', testMatch: 'sample.setup.ts' },
    // The core in every engine: one worker for each, which starts it once.
    ...enginesHere.map((engineName) => ({
      name: engineName,
      testDir: './engines',
      testMatch: process.env['ENGINE_PICTURES'] ? 'pictures.spec.ts' : 'core.spec.ts',
      fullyParallel: false,
      use: { engineName },
    })),
    // An app's tests lie in its own folder: `--project mf-donate` runs those of mf-donate.
    { name: 'shell', testDir: '.', testIgnore: [SAMPLE_SPECS, IN_ENGINES] },
    ...remoteNames().map((name) => ({ name, testDir: `../../${name}/e2e` })),
    { name: 'sample', testDir: '.', testMatch: SAMPLE_SPECS, dependencies: ['sample-site'] },
  ],
  webServer: {
    command: 'npx tsx shell/e2e/serve.ts',
    cwd: '../..',
    url: `${TEST_SITE.origin}/registry.json`,
    timeout: 300_000,
    // Several runs in a row against one site that `tsx shell/e2e/serve.ts` has started.
    reuseExistingServer: process.env['TEST_REUSE'] === '1',
    env: TEST_SITE.env,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
