import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { appReady, expect, expectAccessible, freshEmail, mailTo, open, test } from '@school/shared/e2e';
import { held, openSale } from './ticketPage';

/** The largest order of tables. */
const LARGEST = 8;

/** Holds all tables that are left. @returns the tokens of the holds */
async function holdAllTables(request: APIRequestContext): Promise<readonly string[]> {
  const sale = (await (await request.get('/api/tickets/sales/public')).json()) as {
    types: { id: string; left: number }[];
  };
  const tokens: string[] = [];
  for (let left = sale.types.find(({ id }) => id === 'table')?.left ?? 0; left > 0; left -= LARGEST) {
    const token = randomUUID();
    const answer = await request.put('/api/tickets/hold', {
      headers: { 'hold-token': token },
      data: { sale: 'public', items: [{ type: 'table', quantity: Math.min(left, LARGEST) }] },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    tokens.push(token);
  }
  return tokens;
}

/** Returns the address of a link in a mail. */
async function linkIn(email: string, subject: RegExp, name: 'offer' | 'leave'): Promise<URL> {
  const { html = '' } = await mailTo(email, subject);
  const [, href = ''] = new RegExp(`href="([^"]*[?#]${name}=[^"]*)"`).exec(html) ?? [];
  return new URL(href);
}

/** Joins the waiting list for a table without scripts. @returns how to buy what is offered later */
async function waitWithoutScript(context: BrowserContext): Promise<() => Promise<void>> {
  const page = await context.newPage();
  const email = freshEmail();
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/mate-2025');
  await page.getByRole('link', { name: 'Join the waiting list' }).click();
  const form = page.getByRole('form', { name: 'Join the waiting list' });
  await form.getByLabel('How many?').fill('1');
  await form.getByLabel('Your name').fill('Kofi Mensah');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(form.getByRole('alert')).toContainText('Please choose a kind of ticket');
  await form.getByLabel('Which tickets?').selectOption('table');
  await form.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(title('You are on the list')).toBeVisible();

  return async () => {
    const { href } = await linkIn(email, /are kept for you$/, 'offer');
    await page.goto('/mate-2025');
    await page.locator('[data-link-form] summary').click();
    await page.getByLabel('The link that we sent you').fill(href);
    await page.getByRole('button', { name: 'Open the link' }).click();
    await expect(title('Tickets are kept for you')).toBeVisible();
    await page.getByLabel('Your name').fill('Kofi Mensah');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('radio', { name: /^Card/ }).check();
    await page.getByRole('button', { name: /^Pay GH₵/ }).click();
    await page.getByRole('button', { name: /^Pay by card/ }).click();
    await expect(title('Your tickets are on their way')).toBeVisible();
    await mailTo(email, /tickets/i);
  };
}

test('offers a returned ticket to the first on the waiting list, by a link that holds it', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const tokens = await holdAllTables(request);
  await openSale(page);
  await page.getByRole('link', { name: 'Join the waiting list for Table for eight' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting list: Table for eight' })).toBeFocused();
  await expectAccessible(page, 'the waiting list', ['phone dark', 'desk light']);
  const email = freshEmail();
  await page.getByLabel('Your name').fill('Ama Serwaa');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('You are on the list', { exact: true })).toBeVisible();

  const { pathname: event, hash: leave } = await linkIn(email, /waiting list/, 'leave');
  await open(page, event + leave, 'mf-mate');
  await page.getByRole('button', { name: 'Leave the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are off the list' })).toBeFocused();
  const again = { type: 'table', quantity: 1, name: 'Ama Serwaa', email, leaveEmpty: '' };
  const joined = await request.post('/api/tickets/waiting-list', {
    headers: { 'idempotency-key': randomUUID() },
    data: again,
  });
  expect(joined.status()).toBe(201);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const buyOffered = await waitWithoutScript(context);

  for (const token of tokens) await request.delete('/api/tickets/hold', { headers: { 'hold-token': token } });
  await test.step('a person without scripts buys a table that was offered', buyOffered);
  await context.close();
  const { pathname, hash } = await linkIn(email, /are kept for you$/, 'offer');
  await open(page, pathname + hash, 'mf-mate');
  await expect(page).toHaveURL(/\?buy=details$/);
  await expect(held(page)).toContainText('1 × Table for eight');
  await expect(page.getByRole('timer')).toContainText(/5 h 5\d min/);

  await page.getByRole('button', { name: 'Release these tickets' }).click();
  await expect(page).toHaveURL(/#tickets$/);
  await page.goto(pathname + hash);
  await appReady(page, 'mf-mate');
  await expect(page.getByRole('heading', { level: 1, name: 'This offer has expired' })).toBeVisible();
});

test('registering interest leads to the thank-you page', async ({ page }) => {
  await open(page, '/mate-2025', 'mf-mate');
  const form = page.getByRole('form', { name: 'Not sure yet?' });
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Your name').fill('Ama Serwaa');
  await form.getByRole('textbox', { name: 'Email' }).fill(freshEmail());
  await form.getByRole('button', { name: 'Keep me posted' }).click();
  await expect(page).toHaveURL('/mate-2025/thank-you');
});
