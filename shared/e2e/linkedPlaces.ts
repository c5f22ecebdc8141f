import { expect, type APIRequestContext, type Page } from '@playwright/test';

interface WrittenLink {
  readonly href: string;
  readonly target: string;
  readonly rel: string;
}

/** A placeholder for the site's origin: internal links are written without it. */
const SITE = 'http://site.example';
const MAIL = /^mailto:([^@\s?&]+@[^@\s?&]+\.[a-z]{2,})?(\?subject=[^&\s]+(&body=[^&\s]*)?)?$/;
const TELEPHONE = /^tel:\+\d{8,15}$/;

/** Expects every link of the page to be well formed and to lead to an existing page. */
export async function expectSoundLinks(page: Page, path: string): Promise<void> {
  const links = await linksOf(page);
  await Promise.all(
    links.map(async ({ href, target, rel }) => {
      if (target === '_blank') expect.soft(rel, href).toContain('noopener');
      if (href.startsWith('mailto:')) expect.soft(href).toMatch(MAIL);
      else if (href.startsWith('tel:')) expect.soft(href).toMatch(TELEPHONE);
      else await expectThere(page.request, new URL(href, new URL(path, SITE)));
    }),
  );
}

/** Expects every linked anchor of the page to be visible below the header. */
export async function expectPlacesStandClear(page: Page, path: string): Promise<void> {
  for (const hash of (await places(page.request)).get(path) ?? []) {
    await expect(page.locator(hash), hash).toHaveCount(1);
    await page.evaluate((to) => window.location.assign(to), hash);
    await expect.poll(() => standsClear(page, hash), `${hash} stands below the header`).toBe(true);
  }
}

async function expectThere(request: APIRequestContext, url: URL): Promise<void> {
  // Programs outside the browser fetch a calendar subscription, at the site's real origin.
  if (url.protocol === 'webcal:')
    return expect.soft(await statusOf(request, url.pathname), url.href).toBe(200);
  if (url.origin !== SITE) return expect.soft(url.protocol, url.href).toBe('https:');
  expect.soft(await statusOf(request, url.pathname + url.search), url.pathname).toBe(200);
}

/** Returns the distinct links of the page as written. */
async function linksOf(page: Page): Promise<WrittenLink[]> {
  const all = await page.locator('a[href]').evaluateAll((links: HTMLAnchorElement[]) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      target: link.target,
      rel: link.rel,
    })),
  );
  return [...new Map(all.map((link) => [link.href, link])).values()];
}

const statuses = new Map<string, Promise<number>>();

function statusOf(request: APIRequestContext, address: string): Promise<number> {
  const status = statuses.get(address) ?? request.get(address).then((answer) => answer.status());
  statuses.set(address, status);
  return status;
}

let found: Promise<Map<string, Set<string>>> | undefined;

/** Returns all anchors that pages of the sitemap link to, by path. Cached. */
function places(request: APIRequestContext): Promise<Map<string, Set<string>>> {
  found ??= lookUpPlaces(request);
  return found;
}

async function lookUpPlaces(request: APIRequestContext): Promise<Map<string, Set<string>>> {
  const hashes = new Map<string, Set<string>>();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const html = await (await request.get(new URL(address).pathname)).text();
    for (const [, written = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
      const { pathname, hash, origin } = new URL(written.replaceAll('&amp;', '&'), new URL(address).href);
      if (hash && origin === new URL(address).origin)
        hashes.set(pathname, (hashes.get(pathname) ?? new Set()).add(hash));
    }
  }
  return hashes;
}

/** Returns whether an anchor's heading, or else its upper edge, is visible below the header. */
function standsClear(page: Page, hash: string): Promise<boolean> {
  return page.evaluate((id) => {
    const target = document.querySelector(id);
    const shown = target?.querySelector('h1, h2, h3') ?? target;
    const header = document.querySelector('header')?.getBoundingClientRect();
    const { top = -1, bottom = -1 } = shown?.getBoundingClientRect() ?? {};
    const covered = header && header.top <= 0 ? header.bottom : 0;
    return top >= covered - 1 && Math.min(bottom, top + 40) <= innerHeight;
  }, hash);
}
