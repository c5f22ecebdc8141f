import { type BrowserContext } from '@playwright/test';
import { expect, open, sendSignIn, staff, test } from '@school/shared/e2e';

const BLOCKED =
  'Your browser blocks cookies and storage for this site. Please allow them in its settings, then sign in.';

/** Blocks storage like Chrome with all cookies blocked for a site. */
const blockStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException(`Failed to read the '${name}' property from 'Window'`, 'SecurityError');
        },
      });
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  });

test.beforeEach(({ context }) => blockStorage(context));

// Console messages fail the test.
for (const [path, app] of [
  ['/', 'mf-public'],
  ['/learn/piano', 'mf-public'],
  ['/community', 'mf-public'],
  ['/refer', 'mf-public'],
  ['/music-competition/register', 'mf-competition'],
  ['/donate', 'mf-donate'],
  ['/mate-2025', 'mf-mate'],
  ['/mate-2025?buy=seats', 'mf-mate'],
] as const)
  test(`${path} works when the browser blocks storage`, async ({ page }) => {
    await open(page, path, app);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.getByRole('link').last().focus();
  });

test('sign-in explains that the browser blocks storage', async ({ page, complaints }) => {
  complaints.expected.push(/SecurityError|status of 4\d\d/);
  await page.goto('/login');
  await sendSignIn(page, staff);
  await expect(page.getByText(BLOCKED).first()).toBeVisible();
  await expect(page.getByText(/Failed to read/)).toHaveCount(0);
});
