import { readFile } from 'node:fs/promises';
import { expect, freshEmail, mailTo, open, payByCardAt, test } from '@school/shared/e2e';
import { expectReceived, fillIn, payButton, payByCard } from './donationForm';
import type { Page } from '@playwright/test';

const linkTo = async (email: string): Promise<string> => {
  const { text } = await mailTo(email, 'Your donations and receipts');
  return /#donor=[^\s)]+/.exec(text ?? '')?.[0] ?? '';
};

async function give(page: Page): Promise<string> {
  await open(page, '/donate/new/mate', 'mf-donate');
  await page.getByRole('radio', { name: /^Every month/ }).check();
  const email = await fillIn(page, { amount: '30' });
  await payByCard(page);
  await expectReceived(page);
  return email;
}

const askFor = async (page: Page, email: string) => {
  await page.getByLabel('The email address that you gave with').fill(email);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
};

test('a donor asks for the link, and finds receipts, statements and the monthly gift', async ({ page }) => {
  const email = await give(page);
  await open(page, '/donate/yours', 'mf-donate');
  await askFor(page, email.toUpperCase());
  const link = `/donate/yours${await linkTo(email)}`;
  await open(page, link, 'mf-donate');
  await page.getByRole('button', { name: /^\d{4}: GH₵ 30.00/ }).click();
  await expect(page.getByText('Total: GH₵ 30.00')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Statement from' })).toBeFocused();
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save it as a table (CSV)' }).click();
  expect(await readFile(await (await table).path(), 'utf8')).toMatch(/,30\.00,0\.00,\r\n$/);
  await page.getByRole('button', { name: 'Replace its link' }).click();
  await page.getByRole('button', { name: 'Yes, replace it' }).click();
  await expect(page.getByText('The old link does not work any more.')).toBeVisible();
  const { text } = await mailTo(email, /^The link of your monthly gift/);
  await open(page, /\/donate\/monthly#monthly=[^\s)]+/.exec(text ?? '')?.[0] ?? '', 'mf-donate');
  await expect(page.getByText('GH₵ 30.00 a month for MATE')).toBeVisible();
  await open(page, link, 'mf-donate');
  await page.getByRole('link', { name: /^R-/ }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
});

test('a link that was replaced says so and offers a new one', async ({ page, complaints }) => {
  complaints.expected.push(/404/);
  await open(page, `/donate/yours#donor=${'a'.repeat(54)}`, 'mf-donate');
  await expect(page.getByText('This link does not work any more')).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('button', { name: 'Email me the link' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => {
    complaints.expected.push(/preloaded using link preload/);
  });

  test('a donor asks for the link and opens a statement', async ({ page }) => {
    const email = freshEmail();
    await page.goto('/donate/new/mate');
    await fillIn(page, { email, amount: '30', way: 'Card' });
    await payButton(page).click();
    await payByCardAt(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment received!' })).toBeVisible();
    await page.goto('/donate/yours');
    await askFor(page, email);
    const link = `/donate/yours${await linkTo(email)}`;
    await page.goto('/donate/yours');
    await page.locator('[data-link-form] summary').click();
    await page.getByLabel('The link that we sent you').fill(link);
    await page.getByRole('button', { name: 'Open the link' }).click();
    await expect(page.getByRole('heading', { name: 'Your donations' })).toBeVisible();
    await page.getByRole('button', { name: /^Open Given in/ }).click();
    await expect(page.getByText('Total', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'See all donations' }).click();
    await page.getByRole('button', { name: /^Open R-/ }).click();
    await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible();
  });
});
