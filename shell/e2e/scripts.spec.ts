import type { Page } from '@playwright/test';
import { appReady, expect, open, test } from '@school/shared/e2e';
import { PUBLIC_PAGES } from './allPages';

/**
 * What a page loads after rendering, with its imports: live figures, the report of the visit, the prefetched next page.
 */
const LATER = /LiveFigures|LiveSale|assets\/live-|rolldown-runtime|reportVisit|watchVisit/;

const PAGES = PUBLIC_PAGES.filter(({ path }) => /^\/(donate|mate-2025|music-competition|learn)?$/.test(path));

for (const { path, app } of PAGES) {
  test(`${path} requests exactly the scripts that its HTML preloads`, async ({ page }) => {
    // Figures that differ from the HTML would load code to draw them.
    await page.route(/\/api\/projects$|\/stream$/, () => undefined);
    const requested = recordRequests(page);
    const response = await page.goto(path);
    await appReady(page, app);
    const html = (await response?.text()) ?? '';
    const preloaded = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(
      scriptsOf(requested).filter((file) => !preloaded.includes(file) && !LATER.test(file)),
      'it needs no further script',
    ).toEqual([]);
    const used = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const unused = preloaded.filter((file) => !used.some((name) => name.endsWith(file)));
    expect(unused, 'every preloaded script is used').toEqual([]);
    expect(
      html.includes('/fonts/source-sans-cedi.woff2" as="font"'),
      'the cedi sign comes before the first layout where there is one, and else not at all',
    ).toBe(html.includes('₵'));
    await expectNothingForSearchEngines(page, requested);
    expect(
      await page.evaluate(askedBeforePaint),
      'nothing but the page and its fonts is asked for before it is painted',
    ).toEqual([]);
  });
}

test('/learn/piano, a page with forms, loads nothing that only search engines read', async ({ page }) => {
  const requested = recordRequests(page);
  await open(page, '/learn/piano', 'mf-public');
  await expectNothingForSearchEngines(page, requested);
});

/** Records the paths that a page requests from now on. */
function recordRequests(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
  return requested;
}

/** Runs in the page: returns requests before the first paint, except fonts. */
function askedBeforePaint(): string[] {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  if (!painted) throw new Error('Nothing was painted');
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime < painted.startTime && !name.endsWith('.woff2'))
    .map(({ name }) => name);
}

const scriptsOf = (requested: readonly string[]) => [
  ...new Set(requested.filter((file) => file.endsWith('.js'))),
];

/** Expects a visit to load neither sharing pictures nor structured data. */
async function expectNothingForSearchEngines(page: Page, requested: readonly string[]): Promise<void> {
  expect(requested.filter((file) => file.includes('/share/'))).toEqual([]);
  const scripts = scriptsOf(requested);
  expect(scripts.length).toBeGreaterThan(0);
  for (const file of scripts)
    expect(await (await page.request.get(file)).text(), file).not.toMatch(/schema\.org|BreadcrumbList/);
}
