import type { Locator, Page, Route } from '@playwright/test';
import { expect, open, test } from '@school/shared/e2e';

/** Faults of loading that the browser caches by URL. */
const FAULTS = {
  'as garbage with status 200': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: '<!doctype html><title>Sign in to the Wi-Fi</title>',
    }),
  'cut off': async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: body.slice(0, body.length / 2) });
  },
  never: () => new Promise(() => undefined),
} satisfies Record<string, (route: Route) => Promise<void>>;

type Fault = keyof typeof FAULTS;

/** The files of mf-donate that a visit to /donate needs, by how the browser requests them, at their original URL. */
const FILES = {
  'the entry': 'remoteEntry',
  'what the entry imports': 'assets/lifecycles',
  'the chunk of the page': 'assets/LandingPage',
  'a chunk that others import': 'assets/kit',
} as const;

/** An entry and its imports are retried automatically; a page asks its visitor. */
const CASES: readonly (readonly [keyof typeof FILES, Fault, says?: string])[] = [
  ['the entry', 'never', 'Still loading…'],
  ['what the entry imports', 'as garbage with status 200'],
  ['the chunk of the page', 'cut off', 'Loading chunk LandingPage failed'],
  ['a chunk that others import', 'as garbage with status 200'],
  ['a chunk that others import', 'never', 'Still loading…'],
];

test.beforeEach(async ({ page, complaints }) => {
  complaints.expected.push(/./);
  await page.clock.install();
});

for (const [file, fault, says] of CASES) {
  const remedy = says ? `“${says}”, and Try again shows the page` : 'the page is shown all the same';
  test(`${file} was ${fault}: ${remedy}, without a page load`, async ({ page }) => {
    const requested = await breakFile(page, FILES[file], fault);
    await open(page, '/about', 'mf-public');
    await page.evaluate(() => Object.assign(window, { opened: true }));
    await page.evaluate(() => window.history.pushState(null, '', '/donate'));
    if (says) await tryAgain(page, says);
    await letTimePassUntil(page, page.getByRole('heading', { level: 1, name: 'Donate and Support us' }));
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    expect(requested(), 'the file was requested').toBeGreaterThan(0);
    expect(await page.evaluate(() => 'opened' in window), 'it is the same document').toBe(true);
  });
}

test('a page of the same app whose code hangs shows that, and loads after Try again', async ({ page }) => {
  await breakFile(page, 'assets/ThankYouPage', 'never');
  await open(page, '/donate', 'mf-donate');
  await page.evaluate(() => window.history.pushState(null, '', '/donate/thank-you'));
  await tryAgain(page, 'Still loading…');
  await expect(page.getByText('Still loading…')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
});

test('a prerendered page whose code hangs says so below it, and hydrates on Try again', async ({ page }) => {
  await breakFile(page, FILES['a chunk that others import'], 'never');
  await page.goto('/donate', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Donate and Support us');
  await heading.evaluate((it) => it.setAttribute('data-kept', ''));
  await tryAgain(page, 'Still loading…');
  await expect(page.getByText('Still loading…')).toHaveCount(0);
  await expect(heading).toHaveAttribute('data-kept');
});

// Requests an unknown donation from the API at once.
const UNKNOWN_DONATION = '/donate/thank-you?donation=00000000-0000-4000-8000-000000000000';

/** Lazily loaded parts of the shell, each with its effect when loaded. */
const LATE_PARTS: readonly (readonly [
  part: string,
  path: string,
  comes: (page: Page) => Promise<unknown>,
])[] = [
  ['AuthHost', '/login', (page) => page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()],
  ['createStore', UNKNOWN_DONATION, (page) => page.waitForRequest('**/api/donations/*')],
];

for (const [part, path, comes] of LATE_PARTS)
  test(`${part} of the shell was truncated: it loads from a cache-busted URL without a page load`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/status of 404/);
    const requested = await breakFile(page, `assets/${part}`, 'cut off', 'shell');
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url().replace(new URL(request.url()).origin, ''));
    });
    let isThere = false;
    void comes(page).then(() => (isThere = true));
    await page.goto(path);
    await expect(async () => {
      await page.clock.runFor(3_000);
      expect(isThere).toBe(true);
    }).toPass({ timeout: 30_000 });
    expect(requested(), 'at its original URL').toBe(1);
    expect(loads).toEqual([path]);
  });

/** Breaks a file of an app at its original URL. @returns the number of requests for it there */
async function breakFile(page: Page, file: string, fault: Fault, app = 'mf-donate') {
  const address = new RegExp(`/apps/${app}/[0-9a-f]+/${file}(-[\\w-]+)?\\.js$`);
  let requested = 0;
  await page.route(address, (route) => {
    requested++;
    return FAULTS[fault](route);
  });
  return () => requested;
}

/** Advances the clock until the page shows the error, long before the loading deadline; then retries. */
async function tryAgain(page: Page, says: string): Promise<void> {
  await letTimePassUntil(page, page.getByText(says).first());
  await page.getByRole('button', { name: 'Try again' }).click();
}

async function letTimePassUntil(page: Page, there: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(3_000);
    await expect(there).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 30_000 });
}
