import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { violations, watchViolations } from './violations';

interface Watched {
  readonly complaints: Complaints;
  readonly policyKept: void;
}

interface Complaints {
  /** What a test expects the console to complain about; anything else fails it. */
  readonly expected: RegExp[];
}

/** Workers are kept out of all tests but those about them: what a worker asks for cannot be intercepted. */
const NO_WORKER = /Service Worker registration blocked by Playwright/;

/**
 * The tests' own `test`: a page whose console complains fails its test, and so does whatever any page's policy refuses.
 * A test without a page starts no browser.
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
      expect(violations, 'no page tries what its policy refuses').toEqual([]);
    },
    { auto: true },
  ],
  // Playwright reads from the pattern which fixtures are needed: here none.
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
    expect(seen, 'the console stays quiet').toEqual([]);
  },
});

export { expect };

/** Waits until the app of the current address has taken over its HTML, or renders it: every press is its own. */
export async function appReady(page: Page, app: string): Promise<void> {
  await page.waitForSelector(`main > [data-app="${app}"][data-live]`, { state: 'attached' });
}

/** Opens an address and waits until it is interactive. */
export async function open(page: Page, path: string, app: string): Promise<void> {
  await page.goto(path);
  await appReady(page, app);
}
