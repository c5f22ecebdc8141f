import { PUBLIC_PAGES, UNKNOWN_PAGES, appReady, expect, test } from '@school/shared/e2e';

for (const { path, app, frame } of PUBLIC_PAGES) {
  test(`${path} arrives whole and is taken over as it is`, async ({ page }) => {
    const response = await page.request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/<title>[^<]{8,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);

    // What the API says may be newer than the page: it comes after what is looked at here.
    await page.route('**/api/**', () => undefined);
    await page.addInitScript(() => {
      // The nodes as the HTML brought them, before any script has run.
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { arrived: [...document.querySelectorAll('main *, header *, footer *')] });
      });
    });
    await page.goto(path);
    await appReady(page, app);

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(frame === 'none' ? 0 : 1);
    await expect(page.getByRole('contentinfo')).toHaveCount(frame === 'site' ? 1 : 0);
    const lost = await page.evaluate(() => {
      const { arrived } = window as unknown as { arrived: Element[] };
      return arrived.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 120));
    });
    expect(lost, 'hydration keeps every node').toEqual([]);
  });
}

test('every page has a title and a description of its own', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { path } of PUBLIC_PAGES) {
    const html = await (await request.get(path)).text();
    for (const words of [/<title>([^<]*)/, /<meta name="description" content="([^"]*)/].map(
      (it) => it.exec(html)?.[1],
    )) {
      expect(seen.get(words ?? ''), `${path} says "${words}"`).toBeUndefined();
      seen.set(words ?? '', path);
    }
  }
});

for (const path of UNKNOWN_PAGES) {
  test(`${path} is the 404 page`, async ({ page, complaints }) => {
    complaints.expected.push(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await appReady(page, 'mf-public');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found.');
    await expect(page.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible();
    for (const name of ['Contact Support', 'Status', 'Twitter'])
      await expect(page.getByText(name)).toBeVisible();
    await page.getByRole('link', { name: 'Go back home' }).click();
    await expect(page).toHaveURL('/');
  });
}

/** What a page fetches once it stands: figures that move by themselves, what counts the visit, and the likely next step. */
const LATER = /LiveFigures|createStore|assets\/api-|reportVisit/;

test('a page asks for exactly the scripts that its HTML preloads', async ({ page }) => {
  for (const { path, app } of PUBLIC_PAGES.filter(({ path }) =>
    /^\/(donate|mate-2025|music-competition|learn)?$/.test(path),
  )) {
    const asked = new Set<string>();
    const note = (request: { url: () => string }) => {
      if (request.url().endsWith('.js')) asked.add(new URL(request.url()).pathname);
    };
    page.on('request', note);
    const html = await (await page.request.get(path)).text();
    const preloaded = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    await page.goto(path);
    await appReady(page, app);
    page.off('request', note);
    expect(
      [...asked].filter((file) => !preloaded.includes(file) && !LATER.test(file)),
      `${path} needs no further script`,
    ).toEqual([]);
    const used = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const unused = preloaded.filter((file) => !used.some((name) => name.endsWith(file)));
    expect(unused, `${path} preloads nothing in vain`).toEqual([]);
  }
});
