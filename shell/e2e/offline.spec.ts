import type { Page } from '@playwright/test';
import { appReady, expect, open, test } from '@school/shared/e2e';

test.use({ serviceWorkers: 'allow' });

/** Scrolls like a reader until the service worker is ready. */
async function readOn(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    const state = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.active?.state,
    );
    expect(state).toBe('activated');
  }).toPass();
}

const rest = (page: Page) => page.getByRole('heading', { level: 1, name: 'A rest in the music.' });

test('without a connection the site’s offline page appears, and a retry works', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected.push(/ERR_INTERNET_DISCONNECTED|status of 503/);
  await open(page, '/', 'mf-public');
  await readOn(page);

  await context.setOffline(true);
  const answer = await page.goto('/learn/piano');
  expect(answer?.status()).toBe(503);
  await expect(rest(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /^\+233/ })).toHaveAttribute('href', /^tel:\+233/);
  await expect(page.getByText('Accra and Tema')).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(rest(page)).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await appReady(page, 'mf-public');
  await expect(page).toHaveURL('/learn/piano');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/piano/i);
});

test('an open page leads to an approached one while offline', async ({ page, context, complaints }) => {
  complaints.expected.push(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/learn', 'mf-public');
  await readOn(page);
  const links = page.getByRole('main').getByRole('link', { name: /piano/i });
  await links.first().hover();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toContainEqual(expect.stringMatching(/\/learn\/piano$/));

  await context.setOffline(true);
  await links.first().click();
  await expect(page).toHaveURL('/learn/piano');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/piano/i);
  await expect(rest(page)).toHaveCount(0);
});

test('the worker answers nothing while there is a connection, and stores only its page', async ({ page }) => {
  await open(page, '/', 'mf-public');
  await readOn(page);
  const answer = await page.goto('/about');
  await appReady(page, 'mf-public');
  expect(answer?.status()).toBe(200);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const missing = await page.request.get('/nowhere');
  expect(missing.status()).toBe(404);
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toEqual(['/offline.html']);
});

test('a visit that ends on its first screen does not load it', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, '/', 'mf-public');
  await page.waitForLoadState('networkidle');
  expect(requested).not.toContain('/offline.html');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test('the offline page has its own strict policy', async ({ page }) => {
  await page.goto('/offline.html');
  await expect(rest(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveCSS(
    'background-color',
    'rgb(240, 178, 46)',
  );
});

test('the site meets the browser’s criteria for installation', async ({ page }) => {
  await open(page, '/', 'mf-public');
  const protocol = await page.context().newCDPSession(page);
  const { url, errors, data } = await protocol.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors');
  // Tests run in incognito windows, which do not offer installation.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const { icons } = JSON.parse(data ?? '') as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons) {
    const png = await (await page.request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('every page contains its colours, its home screen icon and its manifest', async ({ page }) => {
  const html = await (await page.request.get('/about')).text();
  for (const scheme of ['light', 'dark'])
    expect(html).toMatch(
      new RegExp(`<meta name="theme-color" content="#\\w{6}" media="\\(prefers-color-scheme: ${scheme}\\)">`),
    );
  const linked = [...html.matchAll(/<link rel="(?:apple-touch-icon|manifest)" href="([^"]+)"/g)];
  expect(linked).toHaveLength(2);
  for (const [, href = ''] of linked) expect((await page.request.get(href)).status(), href).toBe(200);
  expect((await page.request.get('/favicon.ico')).headers()['content-type']).toMatch(/^image\//);
});
