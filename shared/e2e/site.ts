import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { violations, watchViolations } from './violations';

interface Watched {
  readonly complaints: Complaints;
  readonly policyKept: void;
}

interface Complaints {
  /** Console messages that a test expects; any other message fails it. */
  readonly expected: RegExp[];
}

/** Service workers are blocked in all tests but their own, because their requests cannot be intercepted. */
const NO_WORKER = /Service Worker registration blocked by Playwright/;

/**
 * The `test` function of the browser tests. It fails on console messages and on violations of any page's policy. A test
 * without a page starts no browser.
 */
export const test = base.extend<Watched>({
  browser: [
    async ({ browser }, use) => {
      watchViolations(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  policyKept: [
    async ({}, use) => {
      violations.length = 0;
      await use();
      expect(violations, 'no page violates its policy').toEqual([]);
    },
    { auto: true },
  ],
  // Playwright reads the fixtures that are needed from the pattern; this one needs none.
  complaints: ({}, use) => use({ expected: [NO_WORKER] }),
  page: async ({ page, complaints: { expected } }, use) => {
    const seen: string[] = [];
    const note = (text: string) => {
      if (!expected.some((pattern) => pattern.test(text))) seen.push(text);
    };
    page.on('console', (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type()))
        note(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`));
    await use(page);
    expect(seen, 'no console messages').toEqual([]);
  },
});

export { expect };

/** Waits until the app of the current URL has hydrated or rendered, so that it handles clicks itself. */
export async function appReady(page: Page, app: string): Promise<void> {
  await page.waitForSelector(`main > [data-app="${app}"][data-live]`, { state: 'attached' });
}

/** Opens a URL and waits until the page is interactive. */
export async function open(page: Page, path: string, app: string): Promise<void> {
  await page.goto(path);
  await appReady(page, app);
}
