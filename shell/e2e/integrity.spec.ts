import type { Page } from '@playwright/test';
import { appReady, expect, test } from '@school/shared/e2e';

/** Changed at every URL: a chunk that the opened page preloads, and the entry of another app. */
const CHUNK = /\/apps\/mf-donate\/.*\/LandingPage-[\w-]+\.js/;
const ENTRY = /\/apps\/mf-mate\/.*\/remoteEntry\.js/;

test('changed code never runs, however often it is retried; original code does again', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/integrity|could not be shown|status of 503|already registered/i);
  await page.clock.install();
  await test.step('a chunk that the page preloads: the HTML stays readable', async () => {
    const { mend, requested } = await change(page, CHUNK);
    await page.goto('/donate');
    await page.evaluate(() => Object.assign(window, { opened: true }));
    await expectRefused(page, 'Loading chunk LandingPage failed');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donate and Support us');
    expect(requested(), 'at its original URL and a cache-busted one').toBeGreaterThan(1);
    mend();
    await tryAgain(page);
    await appReady(page, 'mf-donate');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('the entry of another app, which could not be fetched at first', async () => {
    const { mend, requested } = await change(page, ENTRY, 503);
    await page.evaluate(() => window.history.pushState(null, '', '/mate-2025'));
    await expectRefused(page, 'Loading chunk mf-mate failed');
    expect(requested()).toBeGreaterThan(4);
    mend();
    await tryAgain(page);
    await appReady(page, 'mf-mate');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  expect(await page.evaluate(() => 'opened' in window), 'it is the same document').toBe(true);
});

/** Expects an error, and the same after a retry, and that no changed code has run. */
async function expectRefused(page: Page, says: string): Promise<void> {
  for (const again of [false, true]) {
    if (again) await tryAgain(page);
    await expect(async () => {
      await page.clock.runFor(3_000);
      await expect(page.getByRole('alert')).toContainText(says, { timeout: 100 });
    }).toPass({ timeout: 30_000 });
  }
  expect(await page.evaluate(() => 'taken' in window), 'nothing has run').toBe(false);
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

/** Changes a file so that it would still work. @param first the status of its first response, if it is an error */
async function change(page: Page, address: RegExp, first?: number) {
  let changed = true;
  let requested = 0;
  await page.route(address, async (route) => {
    if (!changed) return route.fallback();
    requested++;
    if (first && requested === 1) return route.fulfill({ status: first });
    const body = `window.taken = true;\n${await (await route.fetch()).text()}`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return { mend: () => void (changed = false), requested: () => requested };
}
