import { expect, type Page } from '@playwright/test';
import { openAs, staff } from '@school/shared/e2e';
import { privateQuery } from '@school/shared/private-links';

let count = 0;

/** Returns the name of a buyer that no other test uses. */
export const someBuyer = (first: string): string => `${first} ${process.pid}${Date.now() % 1e8}${++count}`;

/** Sells tickets without seats for cash. @returns the address of their page */
export async function sellAtDesk(page: Page, name: string, quantity: number): Promise<string> {
  await openAs(page, staff, '/admin/tickets/desk');
  const form = page.getByRole('form', { name: 'Sale at the desk' });
  await form.getByLabel('Student').fill(String(quantity));
  await form.getByLabel('Name of the buyer').fill(name);
  await form.getByRole('button', { name: 'Paid, sell tickets' }).click();
  await expect(page.getByRole('heading', { name: /^Sold: T-\d+$/ })).toBeVisible();
  const link = page.getByRole('link', { name: 'View tickets to print' });
  return (await link.getAttribute('href')) ?? '';
}

/** Returns the codes of the tickets on a buyer's page. */
export async function codesOf(page: Page, tickets: string): Promise<string[]> {
  const key = privateQuery(new URL(tickets, 'http://localhost')).get('order') ?? '';
  const answer = await page.request.get('/api/tickets/order', { headers: { 'order-key': key } });
  const { tickets: all } = (await answer.json()) as { tickets: { code: string }[] };
  return all.map(({ code }) => code);
}
