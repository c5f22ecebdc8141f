import type { APIRequestContext } from '@playwright/test';
import { school } from '@school/shared/site';
import {
  ADMIN_PAGES,
  PUBLIC_PAGES,
  addressesOf,
  blocksIn,
  missingOf,
  thingsIn,
  wordsOf,
  appReady,
  expect,
  test,
} from '@school/shared/e2e';

/** Read by those who have just done something, or reached by an address that is made for one gift. */
const UNLISTED = /\/thank-you$|\/purchase-success$|^\/donate\/[0-9a-f-]{36}\//;

const LISTED = PUBLIC_PAGES.filter(({ path }) => !UNLISTED.test(path)).map(({ path }) => path);
const HIDDEN = PUBLIC_PAGES.filter(({ path }) => UNLISTED.test(path)).map(({ path }) => path);

/** The largest picture that is still quick to show beside a link. Bytes. */
const PICTURE_LIMIT = 60 * 1024;

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

/** What the site calls itself, wherever it runs. */
const origin = () => test.info().project.use.baseURL ?? '';

/** The path of an address of the site. */
const pathOf = (address: string) => new URL(address).pathname;

test('the sitemap lists every public page and nothing else', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/^application\/xml/);
  const xml = await response.text();
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>(\d{4}-\d{2}-\d{2})<\/lastmod>/g)];
  expect(listed.map(([, loc = '']) => loc).sort()).toEqual(LISTED.map((path) => origin() + path).sort());

  for (const [, loc = ''] of listed) {
    const html = await textOf(request, pathOf(loc));
    expect(canonicalOf(html)).toBe(loc);
    expect(contentOf(html, 'og:url')).toBe(loc);
    expect(contentOf(html, 'robots'), loc).toBeUndefined();
  }
});

test('what nobody should search for is left out', async ({ request }) => {
  for (const path of HIDDEN) expect(contentOf(await textOf(request, path), 'robots'), path).toBe('noindex');
});

test('robots.txt opens the site, closes what asks for a sign-in, and names the sitemap', async ({
  request,
}) => {
  const text = await textOf(request, '/robots.txt');
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  const isClosed = (path: string) => rules.some((rule) => path.startsWith(rule));
  expect([...ADMIN_PAGES, '/login', '/api/config'].filter((path) => !isClosed(path))).toEqual([]);
  expect(PUBLIC_PAGES.map(({ path }) => path).filter(isClosed)).toEqual([]);
  expect(text).toContain(`Sitemap: ${origin()}/sitemap.xml`);
});

test('every public page has a picture of its own where it is shared', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const path of LISTED) {
    const html = await textOf(request, path);
    const address = contentOf(html, 'og:image') ?? '';
    expect(address.startsWith(`${origin()}/apps/`), path).toBe(true);
    const response = await request.get(pathOf(address));
    expect(response.headers()['content-type'], path).toBe('image/png');
    const png = await response.body();
    expect(png.subarray(1, 4).toString(), path).toBe('PNG');
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect(size, path).toEqual([1200, 630]);
    expect([contentOf(html, 'og:image:width'), contentOf(html, 'og:image:height')]).toEqual(size.map(String));
    expect(png.length, path).toBeLessThan(PICTURE_LIMIT);
    expect(contentOf(html, 'og:image:alt')?.length, path).toBeGreaterThan(15);
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf(html, 'og:type')).toBe('website');
    expect(contentOf(html, 'og:locale')).toBe('en_GH');
    const bytes = png.toString('base64');
    expect(seen.get(bytes), `${path} has the picture of another page`).toBeUndefined();
    seen.set(bytes, path);
  }
});

test('a visit loads neither pictures for sharing nor anything about structured data', async ({
  page,
  request,
}) => {
  for (const { path, app } of PUBLIC_PAGES.filter(({ path }) =>
    ['/', '/learn/piano', '/mate-2025'].includes(path),
  )) {
    const asked: string[] = [];
    page.on('request', (sent) => void asked.push(new URL(sent.url()).pathname));
    await page.goto(path);
    await appReady(page, app);
    page.removeAllListeners('request');
    expect(asked.filter((file) => file.includes('/share/'))).toEqual([]);
    const scripts = asked.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of scripts)
      expect(await textOf(request, file), file).not.toMatch(/schema\.org|BreadcrumbList/);
  }
});

/** What each kind of page is to be found as. */
const KINDS: readonly (readonly [path: RegExp, types: readonly string[]])[] = [
  [/^\/$/, ['WebSite', 'School']],
  [/^\/about$/, ['School', 'Person']],
  [/^\/learn$/, ['ItemList', 'Course']],
  [/^\/learn\/\w+$/, ['Course', 'CourseInstance', 'BreadcrumbList']],
  [/^\/projects$/, ['MusicEvent']],
  [/^\/music-competition$/, ['MusicEvent', 'FAQPage']],
  [/^\/music-competition\/register$/, ['Offer', 'BreadcrumbList']],
  [/^\/music-competition\/[\w-]+$/, ['BreadcrumbList']],
  [/^\/mate-2025$/, ['MusicEvent', 'Offer', 'FAQPage']],
  [/^\/donate$/, ['DonateAction', 'FAQPage']],
  [/^\/donate\/(projects|assets)\//, ['DonateAction', 'BreadcrumbList']],
];

for (const path of LISTED) {
  test(`what ${path} tells search engines is whole, and stands on the page`, async ({ page, request }) => {
    const html = await textOf(request, path);
    const blocks = blocksIn(html);
    const things = thingsIn(blocks);
    const types = things.map((thing) => thing['@type']);
    for (const [pattern, expected] of KINDS)
      if (pattern.test(path)) expect(types).toEqual(expect.arrayContaining([...expected]));

    for (const block of blocks) expect(block['@context']).toBe('https://schema.org');
    expect(things.flatMap(missingOf)).toEqual([]);

    const shown = await page.evaluate((markup) => {
      const { body } = new DOMParser().parseFromString(markup, 'text/html');
      for (const unseen of body.querySelectorAll('script, style, svg')) unseen.remove();
      return (body.textContent ?? '').replace(/\s+/g, ' ');
    }, html);
    // Where a page has no header, what shares or lists it names the site.
    const seen = `${shown} ${school.name}`;
    const unsaid = things.flatMap(wordsOf).filter((words) => !seen.includes(words.replace(/\s+/g, ' ')));
    expect(unsaid, 'nothing is said that a reader does not see').toEqual([]);

    for (const address of new Set(things.flatMap(addressesOf))) {
      expect(address.startsWith(origin()), address).toBe(true);
      const { pathname, hash } = new URL(address);
      const there = await request.get(pathname);
      expect(there.status(), address).toBe(200);
      if (hash) expect(await there.text(), address).toContain(`id="${hash.slice(1)}"`);
    }
  });
}
