import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../cli/chromium';
import { TEST_SITE } from './testSite';

/** These run on a second site, where a remote of their own is deployed. */
const SAMPLE_SPECS = /(toasts|modal|error-page)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../.test/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine of CI has others on it; a test that fails there is asked once more, and counts as flaky in its report.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
    { name: 'site', testIgnore: SAMPLE_SPECS },
    { name: 'sample-site', testMatch: 'sample.setup.ts' },
    { name: 'sample', testMatch: SAMPLE_SPECS, dependencies: ['sample-site'] },
  ],
  webServer: {
    command: 'npx tsx shell/e2e/serve.ts',
    cwd: '../..',
    url: `${TEST_SITE.origin}/registry.json`,
    timeout: 300_000,
    env: TEST_SITE.env,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
