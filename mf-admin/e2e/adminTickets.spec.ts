import type { Page } from '@playwright/test';
import { expect, expectAccessible, freshEmail, mailTo, openAs, staff, test } from '@school/shared/e2e';
import { sellAtDesk, someBuyer } from './ticketArea';

const drawer = (page: Page) => page.getByRole('dialog').first();
const qr = (page: Page) => page.getByRole('img', { name: /^QR code of/ });

test('tickets sold for cash are opened by their buyer, and one of them is refunded', async ({ page }) => {
  const name = someBuyer('<b>Esi');
  const tickets = await sellAtDesk(page, name, 2);
  await expectAccessible(page, 'sold', ['desk light', 'phone dark']);
  await page.goto(tickets);
  await expect(qr(page)).toHaveCount(2);

  await openAs(page, staff, `/admin/tickets?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name }).click();
  await expect(drawer(page)).toContainText('Sold for cash');
  await expectAccessible(page, 'an order', ['desk dark', 'phone light']);
  await drawer(page)
    .getByRole('button', { name: `Refund the ticket of ${name}` })
    .first()
    .click();
  const form = page.getByRole('form', { name: 'Refund' });
  await expect(form).toContainText('GH₵ 80.00 is paid out at the desk');
  await form.getByLabel('Reason').fill('Ill on the day');
  await form.getByRole('button', { name: 'Refund the ticket' }).click();
  await expect(drawer(page).getByText('Refunded', { exact: true }).first()).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: `Refund the ticket of ${name}` })).toHaveCount(1);
  await page.goto(tickets);
  await expect(qr(page)).toHaveCount(1);
});

test('a seat is blocked for buyers and released again', async ({ page }) => {
  const seat = (state: string) => page.getByRole('option', { name: `Left, row 23, seat 1, ${state}` });
  const blocked = async () => {
    const answer = await page.request.get('/api/tickets/availability');
    return ((await answer.json()) as { blocked: string[] }).blocked;
  };
  await openAs(page, staff, '/admin/tickets/plan');
  await seat('free').click();
  await expect(page.getByRole('heading', { name: '1 seat selected' })).toBeVisible();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByLabel('Note').fill('The cable to the lights');
  await page.getByRole('button', { name: 'Block seats' }).click();
  await expect(seat('blocked')).toBeVisible();
  await expect(page.getByText('The cable to the lights')).toBeVisible();
  expect(await blocked()).toContain('L-23-1');
  await expectAccessible(page, 'a seat chosen', ['desk light', 'phone dark']);

  await page.getByRole('button', { name: 'Release', exact: true }).click();
  await page.getByRole('button', { name: 'Release seats' }).click();
  await expect(seat('free')).toBeVisible();
  expect(await blocked()).not.toContain('L-23-1');
});

test('a sale is closed, listed as closed and reopened, and invalid times are rejected at their field', async ({
  page,
}) => {
  const isOpen = async () => {
    const answer = await page.request.get('/api/tickets/sales/experiential');
    return ((await answer.json()) as { isOpen: boolean }).isOpen;
  };
  await openAs(page, staff, '/admin/tickets/sale');
  await page.getByRole('button', { name: 'Close Experiential pre-sale' }).click();
  await page.getByRole('button', { name: 'Close sale' }).click();
  await expect(page.getByRole('button', { name: 'Open Experiential pre-sale' })).toBeVisible();
  expect(await isOpen()).toBe(false);

  await page.evaluate(() => window.history.pushState(null, '', '/admin/helpers?part=switches'));
  const row = page.getByRole('table', { name: 'Ticket sales' }).getByRole('row', { name: /^Experiential/ });
  await expect(row).toContainText('Closed');
  await row.getByRole('button', { name: /^Open/ }).click();
  await page.getByRole('button', { name: 'Open sale' }).click();
  await expect(row.getByRole('button', { name: /^Close/ })).toBeVisible();
  expect(await isOpen()).toBe(true);
  await page.goBack();

  await page.getByRole('button', { name: 'Set times Experiential pre-sale' }).click();
  await page.getByLabel(/^Opens/).fill('2025-12-02T10:00');
  await page.getByLabel(/^Closes/).fill('2025-12-01T10:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel(/^Closes/)).toHaveAccessibleDescription(/closing time must be after/);
  await expect(page.getByLabel(/^Opens/)).toHaveValue('2025-12-02T10:00');
});

test('a guest is invited by mail, opens the pre-sale, and the invitation is revoked', async ({ page }) => {
  const name = someBuyer('Yaa');
  const email = freshEmail();
  await openAs(page, staff, '/admin/tickets/invitations');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByLabel('Guests').fill(`${name}, ${email}`);
  await page.getByLabel('Family of a student').check();
  await page.getByRole('button', { name: 'Send invitations' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  const code = await row.locator('code').innerText();
  expect((await mailTo(email, /.*/)).html).toContain(code);

  const check = () => page.request.post('/api/tickets/invitation', { data: { code } });
  expect((await check()).ok()).toBe(true);
  await row.getByRole('button', { name }).click();
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(row).toContainText('Revoked');
  expect((await check()).ok()).toBe(false);
});
