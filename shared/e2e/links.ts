import type { APIRequestContext, Page } from '@playwright/test';

export interface FoundLink {
  readonly href: string;
  readonly target: string;
  readonly rel: string;
}

/** The links of the page that is open, as they are written, each once. */
export async function linksOf(page: Page): Promise<FoundLink[]> {
  const all = await page.locator('a[href]').evaluateAll((links: HTMLAnchorElement[]) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      target: link.target,
      rel: link.rel,
    })),
  );
  return [...new Map(all.map((link) => [link.href, link])).values()];
}

/** The links that a page's HTML holds when it arrives. */
export async function linksIn(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
}
