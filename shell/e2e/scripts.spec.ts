import { appReady, expect, test } from '@school/shared/e2e';
import { PUBLIC_PAGES } from './allPages';

/** What a page fetches once it stands: figures that move by themselves, what counts the visit, and the likely next step. */
const LATER = /LiveFigures|createStore|assets\/api-|reportVisit/;

const PAGES = PUBLIC_PAGES.filter(({ path }) =>
  /^\/(donate|mate-2025|music-competition|learn|learn\/piano)?$/.test(path),
);

for (const { path, app } of PAGES) {
  test(`${path} asks for exactly the scripts that its HTML preloads`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    const response = await page.goto(path);
    await appReady(page, app);
    const html = (await response?.text()) ?? '';
    const preloaded = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    const scripts = [...new Set(asked.filter((file) => file.endsWith('.js')))];
    expect(scripts.length).toBeGreaterThan(0);
    expect(
      scripts.filter((file) => !preloaded.includes(file) && !LATER.test(file)),
      'it needs no further script',
    ).toEqual([]);
    const used = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const unused = preloaded.filter((file) => !used.some((name) => name.endsWith(file)));
    expect(unused, 'it preloads nothing in vain').toEqual([]);

    expect(
      asked.filter((file) => file.includes('/share/')),
      'no picture for sharing',
    ).toEqual([]);
    for (const file of scripts)
      expect(await (await page.request.get(file)).text(), `${file} knows no structured data`).not.toMatch(
        /schema\.org|BreadcrumbList/,
      );
  });
}
