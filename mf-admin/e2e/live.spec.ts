import type { Browser, Page } from '@playwright/test';
import {
  askToJoin,
  confirmByMail,
  openProxy,
  freshEmail,
  openAs,
  staff,
  expect,
  open,
  test,
} from '@school/shared/e2e';

/** Another person joins the community in a browser of their own and confirms. */
async function someoneJoins(browser: Browser, baseURL: string | undefined): Promise<void> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const email = freshEmail();
  await open(page, '/community', 'mf-public');
  await askToJoin(page, email);
  await confirmByMail(page, email);
  await context.close();
}

const membersOf = async (page: Page): Promise<number> =>
  Number(
    (
      await page.getByRole('listitem').filter({ hasText: 'Community members' }).locator('b').innerText()
    ).replaceAll(',', ''),
  );

const sign = (page: Page) => page.getByRole('status').filter({ hasText: /^(Live|Connecting|Disconnected)/ });

test('the count of members updates when a visitor joins elsewhere', async ({ page, browser, baseURL }) => {
  await openAs(page, staff, '/admin/overview');
  await expect(sign(page)).toHaveText('Live');
  await page.evaluate(() => Object.assign(window, { visit: 'the same' }));
  const before = await membersOf(page);
  await someoneJoins(browser, baseURL);
  await expect.poll(() => membersOf(page)).toBeGreaterThan(before);
  await someoneJoins(browser, baseURL);
  await expect.poll(() => membersOf(page)).toBeGreaterThan(before + 1);
  expect(await page.evaluate(() => (window as unknown as { visit?: string }).visit)).toBe('the same');
});

test('a broken stream says so, keeps its numbers and recovers by itself', async ({ browser, baseURL }) => {
  const proxy = await openProxy();
  const context = await browser.newContext({ proxy: { server: proxy.server }, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await openAs(page, staff, '/admin/overview');
  await expect(sign(page)).toHaveText('Live');
  const before = await membersOf(page);

  proxy.cut();
  await expect(page.getByText('Live updates are interrupted')).toBeVisible();
  await expect(sign(page)).toHaveText('Disconnected, reconnecting');
  expect(await membersOf(page)).toBeGreaterThanOrEqual(before);
  await someoneJoins(browser, baseURL);

  proxy.mend();
  await expect(sign(page)).toHaveText('Live');
  await expect(page.getByText('Live updates are interrupted')).toHaveCount(0);
  await expect.poll(() => membersOf(page)).toBeGreaterThan(before);
  await context.close();
  proxy.close();
});

test('a stream that cannot be opened at first opens as soon as it can', async ({ page, complaints }) => {
  complaints.expected.push(/status of 503/);
  await page.route('**/api/stats/stream', (route) => route.fulfill({ status: 503, json: {} }));
  await openAs(page, staff, '/admin/overview');
  await expect(page.getByText('Live updates are interrupted')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Counts' })).toContainText('One moment');
  await page.unroute('**/api/stats/stream');
  await expect(sign(page)).toHaveText('Live');
  expect(await membersOf(page)).toBeGreaterThanOrEqual(0);
});

test('leaving the overview closes its stream', async ({ page }) => {
  const opened = page.waitForRequest('**/api/stats/stream');
  await openAs(page, staff, '/admin/overview');
  const stream = await opened;
  await expect(sign(page)).toHaveText('Live');
  const closed = page.waitForEvent('requestfailed', (request) => request === stream);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Helpers' }).click();
  await closed;
});
