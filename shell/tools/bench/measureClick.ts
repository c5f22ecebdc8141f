import type { Browser, Page } from '@playwright/test';
import type { Measure } from './measure';
import { median } from './statistics';
import { asPhone } from './throttle';
import { openFirst } from './visit';

const TARGET = { path: '/donate', app: 'mf-donate' };
const DEADLINE_MS = 30_000;

/** Measures from the click on a focused link until the other remote's page is painted. */
export const measureClick: Measure = async ({ browser, sites: { site }, runs }) => {
  const figures: number[] = [];
  for (let run = 0; run < runs; run++) figures.push(await clickToContent(browser, site.origin));
  return [
    {
      what: 'Click to content of a prefetched remote',
      figure: median(figures),
      format: 'ms',
      from: `from / to ${TARGET.path}, for information`,
    },
  ];
};

function clickToContent(browser: Browser, origin: string): Promise<number> {
  return asPhone(browser, async (visitor) => {
    const traffic = await openFirst(visitor, `${origin}/`);
    await focusLink(visitor.page);
    await traffic.rest();
    return clickLink(visitor.page);
  });
}

/** Focus makes a link prefetch its target. */
async function focusLink(page: Page): Promise<void> {
  const found = await page.evaluate((href) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${href}"]`)];
    const link = links.find((it) => it.checkVisibility({ visibilityProperty: true }));
    link?.focus();
    return link !== undefined && document.activeElement === link;
  }, TARGET.path);
  if (!found) throw new Error(`The home page has no visible link to ${TARGET.path}`);
}

function clickLink(page: Page): Promise<number> {
  return page.evaluate(
    ({ app, deadline }) =>
      new Promise<number>((done, fail) => {
        const clicked = performance.now();
        const timer = setTimeout(() => fail(new Error(`${app} did not appear`)), deadline);
        const observer = new MutationObserver(() => {
          if (!document.querySelector(`main > [data-app="${app}"] h1`)) return;
          observer.disconnect();
          clearTimeout(timer);
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - clicked)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
        (document.activeElement as HTMLElement).click();
      }),
    { app: TARGET.app, deadline: DEADLINE_MS },
  );
}
