import { defineConfig } from '@playwright/test';
import { seededAccounts } from '@school/backend/accounts';
import { CHROMIUM_ARGS, findChromium } from '../workspace/chromium';
import { ENGINES, findEngines, type EngineName } from '../workspace/engines';
import { remoteNames } from '../workspace/workspace';
import { TEST_SITE } from '@school/shared/e2e/testSite';

/** Tests for several engines, in their own projects. */
const IN_ENGINES = 'engines/**';
/** These run on a second site, where their own remote is deployed. */
const SAMPLE_SPECS = /(toasts|modal|errorPage|skew|leaves|repaired|placedLinks|remoteList)\.spec\.ts$/;

// The test kit in shared does not depend on the backend; workers inherit this.
process.env['TEST_ACCOUNTS'] = JSON.stringify(seededAccounts);

const enginesHere = ENGINES.filter((name) => findEngines()[name]);

export default defineConfig<object, { engineName: EngineName }>({
  outputDir: '../../.test/browser',
  fullyParallel: true,
  // One more than cores, because a test mostly waits: for a mail, a stream, a page load.
  workers: 3,
  forbidOnly: true,
  // A CI machine is shared; a failed test is retried once there and reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // Several times what the longest test takes; slow only on a busy machine.
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
    // Traces of all tests take a quarter of their time; use `--trace on` when needed.
    trace: 'on-first-retry',
  },
  projects: [
    // Starts first, beside other tests, because others depend on it.
    { name: 'sample-site', testDir: '.', testMatch: 'sample.setup.ts' },
    // The core in every engine, with one worker each that starts it once.
    ...enginesHere.map((engineName) => ({
      name: engineName,
      testDir: './engines',
      testMatch: process.env['ENGINE_PICTURES'] ? 'pictures.spec.ts' : 'core.spec.ts',
      fullyParallel: false,
      use: { engineName },
    })),
    // An app's tests are in its own folder: `--project mf-donate` runs those of mf-donate.
    { name: 'shell', testDir: '.', testIgnore: [SAMPLE_SPECS, IN_ENGINES] },
    ...remoteNames().map((name) => ({ name, testDir: `../../${name}/e2e` })),
    { name: 'sample', testDir: '.', testMatch: SAMPLE_SPECS, dependencies: ['sample-site'] },
  ],
  webServer: {
    command: 'npx tsx shell/e2e/serve.ts',
    cwd: '../..',
    url: `${TEST_SITE.origin}/registry.json`,
    timeout: 300_000,
    // For several runs against one site, started by `tsx shell/e2e/serve.ts`.
    reuseExistingServer: process.env['TEST_REUSE'] === '1',
    env: TEST_SITE.env,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
