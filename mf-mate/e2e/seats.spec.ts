import { expectAccessible, expect, openProxy, PHONE, sidewaysScroll, test } from '@school/shared/e2e';
import { checkoutOf } from './checkout';
import {
  chooseTickets,
  expectTyped,
  fillInBuyer,
  held,
  more,
  openSale,
  order,
  payButton,
  QUICKER,
  reload,
  takeBest,
  takeButton,
} from './ticketPage';

test('seats are chosen by keyboard in the list by row, and show as taken on every open page', async ({
  page,
  browser,
  baseURL,
}) => {
  await chooseTickets(page, { Regular: 2 });
  await page.getByRole('button', { name: 'Choose others myself' }).click();
  await page.getByRole('radio', { name: 'On the plan' }).focus();
  await page.keyboard.press('ArrowRight');
  const row = page.getByRole('group', { name: 'Left, row 9' });
  await page.locator('summary', { hasText: 'Left, row 9' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(row.getByRole('checkbox', { name: 'Seat 1', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: '2 of 2 seats' })).toContainText(
    'Left, row 9, seats 1 and 2',
  );
  await expectAccessible(page, 'the list by row', ['desk dark']);

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await chooseTickets(other, { Regular: 1 });
  await other.getByRole('button', { name: 'Choose another myself' }).click();
  await other.getByRole('radio', { name: 'In a list by row' }).check();
  const summary = other.locator('summary', { hasText: 'Left, row 9' });
  await expect(summary).toContainText('8 of 8 free');

  await takeButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(held(page)).toContainText('2 × Regular');
  await expect(page.getByText('Left, row 9, seats 1 and 2')).toBeVisible();
  // Every open page must show it within two seconds.
  await expect(summary).toContainText('6 of 8 free', { timeout: 2_000 });
  await summary.click();
  await expect(other.getByRole('checkbox', { name: 'Seat 1, held', exact: true })).toBeDisabled();

  await page.getByRole('button', { name: 'Release them' }).click();
  await expect(page).toHaveURL(/\/mate-2025#tickets$/);
  await expect(summary).toContainText('8 of 8 free', { timeout: 2_000 });
  await context.close();
});

test('a tap on the plan of a phone zooms in before it selects, and the plan scrolls in its frame alone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: PHONE,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await chooseTickets(page, { Regular: 1 });
  await page.getByRole('button', { name: 'Choose another myself' }).click();
  const seat = page.locator('[data-state="free"]').first();
  const before = await seat.boundingBox();
  await seat.tap();
  await expect
    .poll(async () => (await seat.boundingBox())?.width ?? 0)
    .toBeGreaterThan((before?.width ?? 0) * 2);
  await expect(page.getByRole('status').filter({ hasText: '0 of 1 seat' })).toBeVisible();
  await seat.tap();
  await expect(page.getByRole('status').filter({ hasText: '1 of 1 seat' })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await context.close();
});

test('a hold survives a reload and is shared with a second tab, and typed text outlives it', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected.push(QUICKER);
  await chooseTickets(page, { Regular: 1 });
  const seat = await takeBest(page);
  const email = await fillInBuyer(page);
  await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d/);
  await expectAccessible(page, 'who buys', ['phone dark', 'desk light']);

  await reload(page);
  await expect(page.getByText(seat)).toBeVisible();
  await expectTyped(page, email);
  const second = await context.newPage();
  await second.goto('/mate-2025?buy=details');
  await expect(second.getByText(seat)).toBeVisible();
  await second.close();

  await page.route('**/api/tickets/hold', async (route) => {
    const response = await route.fetch();
    const hold = (await response.json()) as object;
    await route.fulfill({ response, json: { ...hold, state: 'expired' } });
  });
  await reload(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your time is up' })).toBeFocused();
  await page.unroute('**/api/tickets/hold');
  await page.getByRole('button', { name: 'Hold the same again' }).click();
  await expect(held(page)).toBeVisible();
  await expect(page.getByText(seat)).toBeVisible();
  await expectTyped(page, email);
});

test('announces the end of a hold once, before it expires', async ({ page }) => {
  await page.route('**/api/tickets/hold', async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const hold = (await response.json()) as { now: string };
    const expiresAt = new Date(Date.parse(hold.now) + 119_000).toISOString();
    return route.fulfill({ response, json: { ...hold, expiresAt } });
  });
  await chooseTickets(page, { Student: 1 });
  await expect(held(page).getByRole('status')).toHaveText('Your seats are held for 1 minute more.');
  await expect(page.getByRole('timer')).toContainText(/1:5\d/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('keeps selections and typed text while the network is down, and continues afterwards', async ({
  browser,
  baseURL,
}) => {
  const proxy = await openProxy();
  const context = await browser.newContext({
    proxy: { server: proxy.server },
    serviceWorkers: 'block',
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await openSale(page);
  await more(page, 'Regular').click();
  await order(page).getByRole('link', { name: 'Buy tickets' }).click();
  // Seats are offered.
  await expect(takeButton(page)).toBeEnabled();
  proxy.cut();
  await takeButton(page).click();
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  proxy.mend();
  const seat = await takeBest(page);

  await page.getByLabel('Your name').fill('Ama Serwaa');
  proxy.cut();
  const email = await fillInBuyer(page);
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost.');
  await expectTyped(page, email);
  await expect(held(page)).toBeVisible();
  proxy.mend();
  await reload(page);
  await expectTyped(page, email);
  await expect(page.getByText(seat)).toBeVisible();
  await payButton(page).click();
  await expect(
    checkoutOf(page)
      .getByRole('button', { name: /^Approve/ })
      .first(),
  ).toBeVisible();
  await context.close();
  proxy.close();
});
