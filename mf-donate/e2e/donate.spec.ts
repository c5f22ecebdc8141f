import type { Page } from '@playwright/test';
import { countMailsTo, mailTo, appReady, expect, open, test } from '@school/shared/e2e';
import { checkoutFrame, expectPaid, paymentsOf, settle } from './checkout';
import {
  anonymous,
  atCheckout,
  expectReceived,
  expectTyped,
  fillIn,
  payButton,
  openDonation,
  receipt,
  wall,
} from './donationForm';

const awaited = (page: Page) => page.getByRole('heading', { name: 'Now approve it on your phone' });

test('a donation by card is received, with its receipt on the page and by mail', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  await openDonation(page);
  const email = await fillIn(page, { amount: '25.50' });
  await payButton(page).click();
  await atCheckout(page, /^Pay by card/);
  await expectReceived(page);
  await expect(page).toHaveTitle(/^Payment received!/);
  await expect(page.getByText('Your donation has been received succesfully', { exact: true })).toBeVisible();
  await expect(receipt(page)).toContainText('GH₵ 25.50');
  await expect(receipt(page)).toContainText('My Allegro');
  const number = await receipt(page)
    .getByText(/^R-\d+$/)
    .innerText();
  const mail = await mailTo(email, 'Your receipt: GH₵ 25.50 for My Allegro', number);
  expect(mail.html).toContain(number);
  expect(await countMailsTo(email)).toBe(1);
  await expectPaid(email, 1);
  expect(foreign, 'nobody else hears of it').toEqual([]);

  // The link in the mail leads to the same receipt.
  const link = /href="([^"]*\/donate\/thank-you\?donation=[^"]*)"/.exec(mail.html ?? '')?.[1] ?? '';
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expectReceived(page);
  await expect(receipt(page)).toContainText(number);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('mobile money waits for the phone, and the page goes on by itself once it is approved', async ({
  page,
}) => {
  await openDonation(page);
  const email = await fillIn(page, { way: 'Mobile money' });
  await payButton(page).click();
  await atCheckout(page, /^Approve later/);
  await expect(awaited(page)).toBeFocused();
  await expect(page.getByText('It asks you to approve GH₵ 20.00.')).toBeVisible();
  await page.reload();
  await expect(awaited(page)).toBeVisible();
  await settle(email, 'successful');
  await expectReceived(page);
  await expect(receipt(page)).toContainText('Mobile money');
  await expectPaid(email, 1);
});

test('mobile money that is declined on the phone leads back to the form, as it was', async ({ page }) => {
  await openDonation(page);
  const email = await fillIn(page, { way: 'Mobile money' });
  await payButton(page).click();
  await atCheckout(page, /^Approve later/);
  await expect(awaited(page)).toBeVisible();
  await page.reload();
  await expect(awaited(page)).toBeVisible();
  await settle(email, 'failed');
  await expect(page.getByText('The payment did not go through')).toBeVisible();
  await expectTyped(page, email);
});

test('a card that is declined takes nothing; all that was typed stays, and another try succeeds', async ({
  page,
}) => {
  await openDonation(page);
  const email = await fillIn(page);
  await payButton(page).click();
  await atCheckout(page, 'Pay by a card that is declined');
  await expect(page.getByText('The payment did not go through')).toBeVisible();
  await expect(checkoutFrame(page)).toHaveCount(0);
  await expectTyped(page, email);
  await payButton(page).click();
  await atCheckout(page, /^Pay by card/);
  await expectReceived(page);
  const payments = await paymentsOf(email);
  expect(payments.map(({ status }) => status)).toEqual(['failed', 'successful']);
  expect(new Set(payments.map(({ txRef }) => txRef)).size, 'a reference for each try').toBe(2);
});

test('a checkout that is closed takes nothing, and opens again', async ({ page }) => {
  await openDonation(page);
  const email = await fillIn(page);
  await payButton(page).click();
  await atCheckout(page, 'Cancel and go back');
  await expect(page.getByText('Nothing was taken', { exact: true })).toBeVisible();
  await expectTyped(page, email);
  await expectPaid(email, 0);
  await payButton(page).click();
  await atCheckout(page, /^Pay by card/);
  await expectReceived(page);
  await expectPaid(email, 1);
});

test('the amount raised and the wall move at once on a page that somebody else has open', async ({
  page,
  browser,
  baseURL,
}) => {
  const project = '/donate/assets/music-equipment';
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await open(other, project, 'mf-donate');
  const raised = other.getByRole('definition').first();
  // The wall is there once the API's figures are.
  await expect(
    wall(other)
      .getByText(/donations?$|Nobody is named here yet/)
      .first(),
  ).toBeVisible();
  const before = await raised.innerText();
  await other.evaluate(() => Object.assign(window, { visit: 'the same' }));

  await openDonation(page, project);
  await fillIn(page, { amount: '31.07', name: 'Efua Quaye' });
  await payButton(page).click();
  await atCheckout(page, /^Pay by card/);
  await expectReceived(page);

  await expect(raised).not.toHaveText(before);
  await expect(wall(other)).toContainText('Efua Quaye');
  await expect(wall(other)).toContainText('GH₵ 31.07');
  await expect(wall(other)).toContainText('Play on!');
  expect(await other.evaluate(() => (window as unknown as { visit?: string }).visit)).toBe('the same');
  await context.close();
});

test('a donor who asked not to be named is ‘Somebody’ on the wall and in its data', async ({ page }) => {
  await openDonation(page, '/donate/assets/vehicle');
  const email = await fillIn(page, { amount: '17.31', name: 'Yaw Secret' });
  await anonymous(page).check();
  await payButton(page).click();
  await atCheckout(page, /^Pay by card/);
  await expectReceived(page);
  await expect(receipt(page)).toContainText('Yaw Secret (not named in public)');

  const answered = page.waitForResponse(/\/vehicle\/donors/);
  await page.goto('/donate/assets/vehicle');
  const answer = await (await answered).text();
  const row = wall(page).getByRole('listitem').filter({ hasText: 'GH₵ 17.31' }).first();
  await expect(row).toContainText('Somebody');
  for (const hidden of ['Yaw Secret', email, 'Play on!']) {
    expect(answer).not.toContain(hidden);
    await expect(row).not.toContainText(hidden);
  }
});

test('the wall shows twelve donations, and more on demand', async ({ page }) => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      name: `Giver ${at}`,
      amount: 1_000,
      message: null,
      givenAt: '2025-03-01T12:00:00.000Z',
    }));
  await page.route('**/donors?page=1', (route) =>
    route.fulfill({ json: { total: 14, page: 1, perPage: 12, rows: rows(12) } }),
  );
  await page.route('**/donors?page=2', (route) =>
    route.fulfill({ json: { total: 14, page: 2, perPage: 12, rows: rows(2) } }),
  );
  await open(page, '/donate/projects/mate', 'mf-donate');
  await expect(wall(page).getByRole('status')).toHaveText('12 of 14 donations');
  await expect(wall(page).getByRole('listitem')).toHaveCount(12);
  await wall(page).getByRole('button', { name: 'Show more' }).click();
  await expect(wall(page).getByRole('listitem')).toHaveCount(14);
  await expect(wall(page).getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('amounts rise without a stream too: a refused one is made up for by asking', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 503/);
  await page.route('**/api/projects/stream', (route) => route.fulfill({ status: 503, json: {} }));
  let raised = 300_000;
  await page.route('**/api/projects', async (route) => {
    const response = await route.fetch();
    const projects = (await response.json()) as { slug: string }[];
    await route.fulfill({
      json: projects.map((project) => (project.slug === 'mate' ? { ...project, raised } : project)),
    });
  });
  await page.goto('/donate/projects/mate');
  await appReady(page, 'mf-donate');
  await expect(page.getByRole('definition').first()).toContainText('GH₵ 3,000.00');
  raised = 310_000;
  await expect(page.getByRole('definition').first()).toContainText('GH₵ 3,100.00');
});

test('one page has one stream, and leaving for another app closes it', async ({ page }) => {
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/projects/stream')) streams.push(request.url());
  });
  const opened = page.waitForRequest('**/api/projects/stream');
  await open(page, '/donate/projects/mate', 'mf-donate');
  const stream = await opened;
  const closed = page.waitForEvent('requestfailed', (request) => request === stream);
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  await closed;
  expect(streams).toHaveLength(1);
});
