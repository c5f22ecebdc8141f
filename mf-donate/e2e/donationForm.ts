import { expect, type Locator, type Page } from '@playwright/test';
import { appReady, countMailsTo, freshEmail, mailTo, open } from '@school/shared/e2e';
import { checkoutOf, expectPaid } from './checkout';

export const payButton = (page: Page) => page.getByRole('button', { name: /^(Give|Opening)/ });

/** Goes from a project's page to its donation page. */
export async function openDonation(page: Page, project = '/donate/projects/my-allegro'): Promise<void> {
  await open(page, project, 'mf-donate');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Donate for/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Give/ })).toBeVisible();
}

interface TypedDonation {
  readonly email?: string;
  readonly amount?: string;
  readonly way?: 'Card' | 'Mobile money';
  readonly name?: string;
}

/** Fills in the donation form. @returns the donor's address */
export async function fillIn(
  page: Page,
  { email = freshEmail(), amount = '20', way = 'Card', name = 'Ama Serwaa' }: TypedDonation = {},
): Promise<string> {
  await page.getByLabel('Or your own amount').fill(amount);
  await page.getByLabel('Full name').fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Phone').fill('024 412 3456');
  await page.getByLabel('A message to the young musicians').fill('Play on!');
  await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check();
  return email;
}

/** Presses a button of the open checkout. */
export async function atCheckout(page: Page, button: string | RegExp): Promise<void> {
  await checkoutOf(page).getByRole('button', { name: button }).click();
}

/** Expects that everything typed by `fillIn` is still there. */
export async function expectTyped(
  page: Page,
  email: string,
  { amount = '20', name = 'Ama Serwaa' } = {},
): Promise<void> {
  await expect(page.getByLabel('Or your own amount')).toHaveValue(amount);
  await expect(page.getByLabel('Full name')).toHaveValue(name);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByLabel('Phone')).toHaveValue('024 412 3456');
  await expect(page.getByLabel('A message to the young musicians')).toHaveValue('Play on!');
}

export const received = (page: Page) => page.getByRole('heading', { level: 1, name: 'Payment received!' });
export const receipt = (page: Page): Locator => page.getByRole('region', { name: 'Receipt' });

/** Expects the thank-you page of a paid donation. */
export async function expectReceived(page: Page): Promise<void> {
  await expect(received(page)).toBeVisible();
  await expect(page).toHaveURL(/\/donate\/thank-you\?donation=/);
  await expect(receipt(page)).toBeVisible();
}

/** Reloads the open page. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await appReady(page, 'mf-donate');
}

/** Pays at the checkout by a valid card. */
export async function payByCard(page: Page): Promise<void> {
  await payButton(page).click();
  await atCheckout(page, /^Pay by card/);
}

/** Expects one payment and one receipt. */
export async function expectOneDonation(email: string): Promise<void> {
  await expectPaid(email, 1);
  await mailTo(email, /^Your receipt/);
  expect(await countMailsTo(email)).toBe(1);
}

export const anonymous = (page: Page) => page.getByLabel('Keep my name off the public list');
export const wall = (page: Page) => page.getByRole('region', { name: 'Who has given' });
