import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@school/shared/e2e';
import { ADMIN_PAGES, PUBLIC_PAGES } from './allPages';

const LISTED = PUBLIC_PAGES.filter(({ unlisted }) => !unlisted).map(({ path }) => path);
const HIDDEN = PUBLIC_PAGES.filter(({ unlisted }) => unlisted).map(({ path }) => path);

/** The largest picture that loads quickly in a link preview. Bytes. */
const PICTURE_LIMIT = 60 * 1024;

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

/** The site's own origin. */
const origin = () => test.info().project.use.baseURL ?? '';

/** Returns the path of a URL of the site. */
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

test('unlisted pages are excluded', async ({ request }) => {
  for (const path of HIDDEN) expect(contentOf(await textOf(request, path), 'robots'), path).toBe('noindex');
});

test('robots.txt allows the site, disallows what needs sign-in, names the sitemap', async ({ request }) => {
  const text = await textOf(request, '/robots.txt');
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  const isClosed = (path: string) => rules.some((rule) => path.startsWith(rule));
  expect([...ADMIN_PAGES, '/login', '/api/config'].filter((path) => !isClosed(path))).toEqual([]);
  expect(PUBLIC_PAGES.map(({ path }) => path).filter(isClosed)).toEqual([]);
  expect(text).toContain(`Sitemap: ${origin()}/sitemap.xml`);
});

test('every public page has its own sharing picture', async ({ request }) => {
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

test('every page has its own title and description', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { path } of PUBLIC_PAGES) {
    const html = await (await request.get(path)).text();
    for (const phrase of [/<title>([^<]*)/, /<meta name="description" content="([^"]*)/].map(
      (it) => it.exec(html)?.[1],
    )) {
      expect(seen.get(phrase ?? ''), `${path} says "${phrase}"`).toBeUndefined();
      seen.set(phrase ?? '', path);
    }
  }
});
