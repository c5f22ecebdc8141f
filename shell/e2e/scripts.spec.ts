import type { Page } from '@playwright/test';
import { appReady, expect, open, test } from '@school/shared/e2e';
import { PUBLIC_PAGES } from './allPages';

/** What a page fetches once it stands, with what that imports: live figures, the report of the visit, the likely next step. */
const LATER = /LiveFigures|LiveSale|assets\/live-|rolldown-runtime|reportVisit|measureVitals/;

const PAGES = PUBLIC_PAGES.filter(({ path }) => /^\/(donate|mate-2025|music-competition|learn)?$/.test(path));

for (const { path, app } of PAGES) {
  test(`${path} asks for exactly the scripts that its HTML preloads`, async ({ page }) => {
    // Figures that are not those of the HTML any more are drawn anew, by code that comes for that.
    await page.route(/\/api\/projects$|\/stream$/, () => undefined);
    const asked = recordRequests(page);
    const response = await page.goto(path);
    await appReady(page, app);
    const html = (await response?.text()) ?? '';
    const preloaded = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(
      scriptsOf(asked).filter((file) => !preloaded.includes(file) && !LATER.test(file)),
      'it needs no further script',
    ).toEqual([]);
    const used = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const unused = preloaded.filter((file) => !used.some((name) => name.endsWith(file)));
    expect(unused, 'it preloads nothing in vain').toEqual([]);
    expect(
      html.includes('/fonts/source-sans-cedi.woff2" as="font"'),
      'the cedi sign comes before the first layout where there is one, and else not at all',
    ).toBe(html.includes('₵'));
    await expectNothingForSearchEngines(page, asked);
    expect(
      await page.evaluate(askedBeforePaint),
      'nothing but the page and its fonts is asked for before it is painted',
    ).toEqual([]);
  });
}

test('/learn/piano, which has forms besides, loads nothing that only search engines read', async ({
  page,
}) => {
  const asked = recordRequests(page);
  await open(page, '/learn/piano', 'mf-public');
  await expectNothingForSearchEngines(page, asked);
});

/** The paths that a page asks for from now on. */
function recordRequests(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  return asked;
}

/** In the page: what was asked for before the first paint, fonts aside. */
function askedBeforePaint(): string[] {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  if (!painted) throw new Error('Nothing was painted');
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime < painted.startTime && !name.endsWith('.woff2'))
    .map(({ name }) => name);
}

const scriptsOf = (asked: readonly string[]) => [...new Set(asked.filter((file) => file.endsWith('.js')))];

/** Expects a visit to load neither pictures for sharing nor anything about structured data. */
async function expectNothingForSearchEngines(page: Page, asked: readonly string[]): Promise<void> {
  expect(asked.filter((file) => file.includes('/share/'))).toEqual([]);
  const scripts = scriptsOf(asked);
  expect(scripts.length).toBeGreaterThan(0);
  for (const file of scripts)
    expect(await (await page.request.get(file)).text(), file).not.toMatch(/schema\.org|BreadcrumbList/);
}
