import { chromium, type Page } from '@playwright/test';
import { appReady, expect, test } from '@school/shared/e2e';
import { TEST_SITE } from '@school/shared/e2e/testSite';
import { CHROMIUM_ARGS, findWholeChromium } from '../workspace/chromium';
import { PUBLIC_PAGES } from './allPages';

const program = findWholeChromium();
if (!program) console.log('\n!! SKIPPED: going back was not tried, which needs more than a headless shell\n');

const ELSEWHERE = '/privacy';

/** Watches how the browser brings pages: from its cache, or else why not. */
async function watchArrivals(page: Page): Promise<() => string> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.enable');
  let last = '';
  let reasons: string[] = [];
  protocol.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations.map(({ reason }) => reason);
  });
  protocol.on('Page.frameNavigated', ({ type }) => {
    last = [type, ...reasons].join(' ');
    reasons = [];
  });
  return () => last;
}

for (const app of new Set(PUBLIC_PAGES.map((page) => page.app))) {
  test(`public pages of ${app} come back from another document as they were`, async () => {
    test.skip(!program, 'needs more than a headless shell');
    // A browser of its own, since the test library turns this cache off.
    const browser = await chromium.launch({
      executablePath: program ?? '',
      args: CHROMIUM_ARGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL: TEST_SITE.origin, serviceWorkers: 'block' });
    const arrival = await watchArrivals(page);
    const pages = PUBLIC_PAGES.filter((one) => one.app === app && !one.status && !one.partsTriedElsewhere);
    for (const { path } of pages) {
      await page.goto(path);
      await appReady(page, app);
      await page.goto(path === ELSEWHERE ? '/faq' : ELSEWHERE);
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(arrival, path).toBe('BackForwardCacheRestore');
    }
    await browser.close();
  });
}
