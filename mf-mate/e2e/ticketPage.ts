import { expect, type Page } from '@playwright/test';
import { appReady, freshEmail, open } from '@school/shared/e2e';

export const EVENT = '/mate-2025';

/** Adds one ticket of a type. */
export const more = (page: Page, type: string) =>
  page.getByRole('button', { name: `One more: ${type} tickets` });

export const order = (page: Page) => page.getByRole('region', { name: 'Your order' });
export const takeButton = (page: Page) => page.getByRole('button', { name: /^Take th(is seat|ese seats)$/ });
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay GH₵/ });
export const held = (page: Page) => page.getByRole('region', { name: 'What is held for you' });

/** Opens the page of the event and waits until it shows what is left. */
export async function openSale(page: Page, path = EVENT): Promise<void> {
  await open(page, path, 'mf-mate');
  // The tickets hydrate when they are about to come into view.
  if (path === EVENT) await page.locator('#tickets').scrollIntoViewIfNeeded();
  await expect(page.getByText(/^\d+ left$/).first()).toBeVisible();
}

/** Chooses tickets and continues to their seats. */
export async function chooseTickets(page: Page, counts: Readonly<Record<string, number>>): Promise<void> {
  await openSale(page);
  for (const [type, count] of Object.entries(counts)) {
    for (let at = 0; at < count; at += 1) await more(page, type).click();
  }
  await order(page).getByRole('link', { name: 'Buy tickets' }).click();
}

/** Takes the best offered seats, or the next ones when another test was faster. @returns their label */
export async function takeBest(page: Page): Promise<string> {
  await expect(async () => {
    if (await held(page).isVisible()) return;
    await takeButton(page).click({ timeout: 2_000 });
    await expect(held(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  // Read from the hold, because another test may have taken the seats that were offered.
  return page.getByRole('region', { name: 'Your tickets' }).locator('small').first().innerText();
}

/** The console message when another test was faster. */
export const QUICKER = /status of 409/;

/** Fills in the buyer. @returns the buyer's address */
export async function fillInBuyer(page: Page, email = freshEmail()): Promise<string> {
  await page.getByLabel('Your name').fill('Ama Serwaa');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Phone').fill('024 412 3456');
  return email;
}

/** Expects that everything typed by `fillInBuyer` is still there. */
export async function expectTyped(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('Your name')).toHaveValue('Ama Serwaa');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByLabel('Phone')).toHaveValue('024 412 3456');
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await appReady(page, 'mf-mate');
}
