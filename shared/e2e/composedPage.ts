import { expect, type Page } from '@playwright/test';
import { school } from '../src/site';
import type { SpecPage } from './pages';
import { addressesOf, blocksIn, missingOf, thingsIn, shownTextsOf } from './structuredData';

/** The content of a page's HTML before any script runs. */
interface Arrived {
  readonly headings: readonly { readonly level: number; readonly words: string }[];
  readonly headers: number;
  readonly mains: number;
  readonly footers: number;
  readonly language: string;
  readonly pictures: readonly string[];
  readonly words: string;
}

/** Parses HTML inside an open page, so that its scripts do not run. */
function read(page: Page, html: string): Promise<Arrived> {
  return page.evaluate((text) => {
    const arrived = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...arrived.querySelectorAll(selector)];
    const structure = {
      headings: all('h1,h2,h3,h4,h5,h6').map(({ tagName, textContent }) => ({
        level: Number(tagName[1]),
        words: textContent?.trim() ?? '',
      })),
      headers: all('body header').length,
      mains: all('main').length,
      footers: all('body footer').length,
      language: arrived.documentElement.lang,
      pictures: all('img').map(({ outerHTML }) => outerHTML),
    };
    for (const unseen of arrived.body.querySelectorAll('script, style, svg')) unseen.remove();
    return { ...structure, words: (arrived.body.textContent ?? '').replace(/\s+/g, ' ') };
  }, html);
}

/** Checks everything that must hold for a page's HTML before scripts run. */
export async function expectWellComposed(page: Page, html: string, spec: SpecPage): Promise<void> {
  expect.soft(html).toMatch(/<title>[^<]{8,}<\/title>/);
  expect.soft(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
  const arrived = await read(page, html);
  expectStructure(arrived, spec);
  await expectStructuredData(page, html, arrived.words, spec);
}

function expectStructure(arrived: Arrived, { frame, status }: SpecPage): void {
  const { headings, headers, mains, footers, language, pictures } = arrived;
  expect.soft(headings.filter(({ level }) => level === 1)).toHaveLength(1);
  expect.soft(headings.filter(({ words }) => words === '')).toEqual([]);
  const skipped = headings.filter(({ level }, at) => at > 0 && level > (headings[at - 1]?.level ?? 0) + 1);
  expect.soft(skipped, 'a heading level is skipped before these').toEqual([]);
  expect.soft(headings[0]?.level, 'the first heading is the h1').toBe(1);
  expect.soft(mains).toBe(1);
  // A page without a header or footer in the specification must not expose one to assistive technology either. The 404
  // page has a footer of its own.
  expect.soft(headers > 0, 'has a header').toBe(frame !== 'none');
  expect.soft(footers > 0, 'has a footer').toBe(frame === 'site' || status === 404);
  expect.soft(language).toMatch(/^en/);
  for (const picture of pictures) {
    expect.soft(picture).toMatch(/\swidth="\d+"/);
    expect.soft(picture).toMatch(/\sheight="\d+"/);
    expect.soft(picture).toMatch(/\salt="/);
  }
}

async function expectStructuredData(page: Page, html: string, words: string, spec: SpecPage): Promise<void> {
  const blocks = blocksIn(html);
  const things = thingsIn(blocks);
  expect.soft(things.map((thing) => thing['@type'])).toEqual(expect.arrayContaining([...(spec.types ?? [])]));
  for (const block of blocks) expect.soft(block['@context']).toBe('https://schema.org');
  expect.soft(things.flatMap(missingOf)).toEqual([]);

  // On a page without a header, search results and previews still name the site.
  const seen = `${words} ${school.name}`;
  const unsaid = things.flatMap(shownTextsOf).filter((said) => !seen.includes(said.replace(/\s+/g, ' ')));
  expect.soft(unsaid, 'all texts are visible on the page').toEqual([]);

  for (const address of new Set(things.flatMap(addressesOf))) {
    const { pathname, hash, origin } = new URL(address);
    expect.soft(origin, address).toBe(new URL(page.url()).origin);
    const there = await page.request.get(pathname);
    expect.soft(there.status(), address).toBe(200);
    if (hash) expect.soft(await there.text(), address).toContain(`id="${hash.slice(1)}"`);
  }
}
