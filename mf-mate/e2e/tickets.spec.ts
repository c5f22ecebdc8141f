import type { Page } from '@playwright/test';
import { expect, expectAccessible, freshEmail, mailTo, open, PHONE, test } from '@school/shared/e2e';
import { buy } from './order';

const cards = (page: Page) => page.locator('[data-tickets] > li');
const qr = (page: Page) => page.getByRole('img', { name: /^QR code of/ });

test('a ticket is renamed, then transferred as a new ticket', async ({ page, browser, baseURL }) => {
  const { path } = await buy(page.request, [{ type: 'regular', quantity: 2 }]);
  await open(page, path, 'mf-mate');
  await expect(qr(page)).toHaveCount(2);
  const first = cards(page).first();
  await first.getByRole('button', { name: 'Change the name' }).click();
  await first.getByLabel('Name on the ticket').fill('Efua Quaye');
  await first.getByRole('button', { name: 'Save the name' }).click();
  await expect(first.getByText('Efua Quaye')).toBeVisible();

  const code = await first.locator('code').innerText();
  const email = freshEmail();
  await first.getByRole('button', { name: 'Transfer ticket' }).click();
  await first.getByLabel('Who gets it?').fill('Yaw Boateng');
  await first.getByLabel('Their email').fill(email);
  await expectAccessible(page, 'transferring', ['desk light']);
  await first.getByRole('button', { name: 'Transfer ticket' }).last().click();
  await expect(first).toContainText('Transferred');
  await expect(qr(page)).toHaveCount(1);

  const mail = await mailTo(email, /ticket/i);
  const link = /href="([^"]*purchase-success#ticket=[^"]*)"/.exec(mail.html ?? '')?.[1] ?? '';
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  const { pathname, hash } = new URL(link);
  await open(other, pathname + hash, 'mf-mate');
  await expect(other.getByText('Yaw Boateng')).toBeVisible();
  await expect(qr(other)).toHaveCount(1);
  await expect(other.locator('code')).not.toHaveText(code);
  await context.close();
});

test('a returned ticket becomes invalid; a new link replaces the old one', async ({ page, complaints }) => {
  complaints.expected.push(/status of 404/);
  const { email, path } = await buy(page.request, [{ type: 'student', quantity: 1 }]);
  await open(page, path, 'mf-mate');
  await cards(page).first().getByRole('button', { name: 'Return it' }).click();
  await page.getByRole('button', { name: 'Return this ticket' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This ticket is no longer yours' })).toBeVisible();
  await expect(qr(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByText('We have sent a new link', { exact: true })).toBeVisible();
  await page.goto('about:blank');
  await open(page, path, 'mf-mate');
  await expect(page.getByRole('heading', { level: 1, name: 'No tickets at this link' })).toBeVisible();
  await page.getByLabel('The email address that you bought with').fill(email);
  await page.getByRole('button', { name: 'Send me new links' }).click();
  await expect(page.getByText('Check your email', { exact: true })).toBeVisible();
});

test('the calendar file and the printed page have what a guest needs', async ({ page }) => {
  const { path } = await buy(page.request, [{ type: 'regular', quantity: 1 }]);
  await open(page, path, 'mf-mate');
  const href = await page.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href');
  const file = await page.request.get(href ?? '');
  expect(file.headers()['content-type']).toMatch(/^text\/calendar/);
  expect(await file.text()).toContain('DTSTART:20251213T183000Z');

  await page.emulateMedia({ media: 'print' });
  await expect(qr(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send me a new link' })).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Order/ })).toBeHidden();
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15' });

  test('a ticket is added to the wallet', async ({ page }) => {
    const { path } = await buy(page.request, [{ type: 'regular', quantity: 1 }]);
    await open(page, path, 'mf-mate');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to Apple Wallet' }).click();
    expect((await download).suggestedFilename()).toBe('mate-2025-ticket.pkpass');
  });
});

test.describe('on an Android phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0' });

  test('a ticket is taken to the wallet of its account', async ({ page }) => {
    const { path } = await buy(page.request, [{ type: 'regular', quantity: 1 }]);
    await open(page, path, 'mf-mate');
    await page.getByRole('link', { name: 'Add to Google Wallet' }).click();
    // Without an account, a page of our own shows what Google would save.
    await expect(page).toHaveURL(/\/api\/tickets\/google-pass\/local\?pass=/);
    await expect(page.getByText('"value":"Regular"')).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('tickets that were opened once open again', async ({ page, context, complaints }) => {
    complaints.expected.push(/ERR_INTERNET_DISCONNECTED|status of 503/);
    await page.setViewportSize(PHONE);
    const { path } = await buy(page.request, [{ type: 'regular', quantity: 1 }]);
    await open(page, path, 'mf-mate');
    const code = await page.locator('code').innerText();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
      .toBe('activated');
    await expect
      .poll(() => page.evaluate((at) => caches.match(at).then((kept) => !!kept), path.replace('#', '?')))
      .toBe(true);

    await context.setOffline(true);
    // Navigating to the same address with another fragment would not reload the page.
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.getByText('There is no connection right now.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    await expect(page.getByText(code)).toBeVisible();
    await expectAccessible(page, 'offline', ['phone dark']);
    await page.goto('/mate-2025/purchase-success?order=another');
    await expect(page.getByRole('heading', { level: 1, name: 'A rest in the music.' })).toBeVisible();
  });
});

test('shows the stored tickets while only the API is unavailable', async ({ page, complaints }) => {
  complaints.expected.push(/status of 503/);
  const { path } = await buy(page.request, [{ type: 'regular', quantity: 1 }]);
  await open(page, path, 'mf-mate');
  await expect(qr(page)).toBeVisible();
  await page.route('**/api/tickets/order', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Away', requestId: 'x' } } }),
  );
  // Navigating to the same address would not reload the page.
  await page.goto('about:blank');
  await open(page, path, 'mf-mate');
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await expect(qr(page)).toBeVisible();
});
