import type { APIRequestContext, Page } from '@playwright/test';
import { linksIn, linksOf, type FoundLink, PUBLIC_PAGES, expect, open, test } from '@school/shared/e2e';

/** Stands for wherever the site is: its own links are written without it. */
const SITE = 'http://site.example';
const MAIL = /^mailto:([^@\s?&]+@[^@\s?&]+\.[a-z]{2,})?(\?subject=[^&\s]+(&body=[^&\s]*)?)?$/;
const TELEPHONE = /^tel:\+\d{8,15}$/;

for (const { path, app } of PUBLIC_PAGES) {
  test(`every link of ${path} leads somewhere, and its linked places come to stand below the header`, async ({
    page,
  }) => {
    await open(page, path, app);
    for (const link of await linksOf(page)) await expectSound(page, link, path);
    for (const hash of (await places(page.request)).get(path) ?? []) {
      await expect(page.locator(hash), hash).toHaveCount(1);
      await page.evaluate((to) => window.location.assign(to), hash);
      await expect.poll(() => standsClear(page, hash), `${hash} stands below the header`).toBe(true);
    }
  });
}

async function expectSound(page: Page, { href, target, rel }: FoundLink, path: string): Promise<void> {
  if (target === '_blank') expect.soft(rel, href).toContain('noopener');
  if (href.startsWith('mailto:')) return expect.soft(href).toMatch(MAIL);
  if (href.startsWith('tel:')) return expect.soft(href).toMatch(TELEPHONE);
  const url = new URL(href, new URL(path, SITE));
  if (url.origin !== SITE) return expect.soft(url.protocol, href).toBe('https:');
  expect.soft(await statusOf(page.request, url.pathname + url.search), href).toBe(200);
}

const statuses = new Map<string, Promise<number>>();

function statusOf(request: APIRequestContext, address: string): Promise<number> {
  const known = statuses.get(address) ?? request.get(address).then((answer) => answer.status());
  statuses.set(address, known);
  return known;
}

let found: Promise<Map<string, Set<string>>> | undefined;

/** The places that any page of the site links to, by path; looked up once. */
function places(request: APIRequestContext): Promise<Map<string, Set<string>>> {
  found ??= lookUpPlaces(request);
  return found;
}

async function lookUpPlaces(request: APIRequestContext): Promise<Map<string, Set<string>>> {
  const hashes = new Map<string, Set<string>>();
  for (const { path } of PUBLIC_PAGES)
    for (const href of await linksIn(request, path)) {
      const { pathname, hash, origin } = new URL(href, new URL(path, SITE));
      if (hash && origin === SITE) hashes.set(pathname, (hashes.get(pathname) ?? new Set()).add(hash));
    }
  return hashes;
}

/** Whether the heading of a place, or else its upper edge, is on the screen and not covered by the header. */
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
