import type { Browser, Page } from '@playwright/test';
import { fewRuns, type Measure } from './measure';
import type { Row } from './table';
import { asPhone } from './throttle';
import { openFirst } from './visit';
import { vitalsOf } from './vitals';

const PAGES = ['/', '/learn/piano', '/donate', '/mate-2025', '/music-competition'];

/** The page for a quick run; it has an open stream. */
const QUICK_PAGES = ['/donate'];

/** Measures layout shifts while a page loads and is scrolled to its end: the worst of several visits. */
export const measureShift: Measure = async ({ browser, sites: { site }, runs, quick }) => {
  const rows: Row[] = [];
  for (const path of quick ? QUICK_PAGES : PAGES) {
    const figures: number[] = [];
    for (let run = 0; run < fewRuns(runs); run++) figures.push(await shiftOf(browser, site.origin + path));
    rows.push({
      what: `CLS of ${path}`,
      figure: Math.max(...figures),
      format: 'shift',
      goal: 0,
      from: 'loaded and scrolled to its end',
    });
  }
  return rows;
};

function shiftOf(browser: Browser, url: string): Promise<number> {
  return asPhone(browser, async (visitor) => {
    const traffic = await openFirst(visitor, url);
    await scrollToEnd(visitor.page);
    await traffic.rest();
    return (await vitalsOf(visitor.page)).cls;
  });
}

/** Scrolls screen by screen, each painted, like a reader. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = document.documentElement;
    while (root.scrollTop + window.innerHeight < root.scrollHeight - 1) {
      const before = root.scrollTop;
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      if (root.scrollTop === before) return;
    }
  });
}
