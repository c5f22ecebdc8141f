import type { Page } from '@playwright/test';
import { expect, freshEmail, mailTo, payByCardAt, test } from '@school/shared/e2e';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ complaints }) => {
  complaints.expected.push(/preloaded using link preload/, /status of 4\d\d/);
});

/** Opens a link as a mail program does, and pastes it where the page asks for it. */
async function openAndPaste(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('[data-link-form] summary').click();
  await page.getByLabel('The link that we sent you').fill(link);
  await page.getByRole('button', { name: 'Open the link' }).click();
}

const linkIn = (html: string | undefined, name: string): string =>
  new RegExp(`href="([^"]*#${name}=[^"]*)"`).exec(html ?? '')?.[1] ?? '';
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('without JavaScript a pasted link confirms a member; its secret is in no address', async ({ page }) => {
  const email = freshEmail();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/community');
  const form = page.locator('form[aria-labelledby="join-title"]');
  await form.locator('#name').fill('Ama Serwaa');
  await form.locator('#email').fill(email);
  await form.locator('[type=submit]').click();
  const { html } = await mailTo(email, /Confirm your membership/);
  const link = linkIn(html, 'confirm');
  const secret = link.split('=').at(-1) ?? 'none';

  await page.goto('/community');
  await page.locator('[data-link-form] summary').click();
  await page.getByLabel('The link that we sent you').fill('half a link');
  await page.getByRole('button', { name: 'Open the link' }).click();
  await expect(page.getByLabel('The link that we sent you')).toHaveValue('half a link');
  await expect(page.getByLabel('The link that we sent you')).toHaveAccessibleDescription(
    /Please paste the whole link/,
  );

  await openAndPaste(page, link);
  await expect(title(page, 'Confirm your membership')).toBeVisible();
  await page.getByRole('button', { name: 'Count me in' }).click();
  await expect(title(page, 'You are a member')).toBeVisible();
  await page.reload();
  await expect(title(page, 'You are a member')).toBeVisible();
  expect(addresses.filter((address) => address.replace(/#.*/, '').includes(secret))).toEqual([]);
});

test('without JavaScript the link of tickets shows them and returns one', async ({ page }) => {
  const email = freshEmail();
  const form = page.getByRole('form', { name: 'Buy tickets' });
  await page.goto('/mate-2025');
  await form.getByLabel('Kind of ticket').selectOption('regular');
  await form.getByLabel('Your name').fill('Ama Serwaa');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('radio', { name: /^Card/ }).check();
  await form.getByRole('button', { name: 'Hold the seats and pay' }).click();
  await payByCardAt(page);
  await expect(title(page, 'Your tickets are on their way')).toBeVisible();
  const { html } = await mailTo(email, /tickets/i);

  await openAndPaste(page, linkIn(html, 'order'));
  await expect(title(page, 'Here are your tickets')).toBeVisible();
  await expect(page.getByText(/^Code /)).toBeVisible();
  await page.getByLabel('Name on the ticket').fill('');
  await page.getByRole('button', { name: 'Change the name' }).click();
  await expect(page.getByLabel('Name on the ticket')).toHaveAccessibleDescription(/Please enter your name/);
  await page.getByLabel('Name on the ticket').fill('Esi Danso');
  await page.getByRole('button', { name: 'Change the name' }).click();
  await expect(page.getByText('The name is changed.')).toBeVisible();
  await expect(page.getByText('Esi Danso').first()).toBeVisible();
  await page.getByRole('button', { name: 'Return this ticket' }).click();
  const sure = page.getByRole('checkbox', { name: 'Yes, I am sure' });
  await expect(sure).toHaveAccessibleDescription(/Please tick this box if you are sure/);
  await sure.check();
  await page.getByRole('button', { name: 'Return this ticket' }).click();
  await expect(page.getByText('The ticket is returned.')).toBeVisible();
});
