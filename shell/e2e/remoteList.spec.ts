import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { admin, expect, expectAccessible, freshEmail, openAs, staff, test } from '@school/shared/e2e';
import { previewSample } from './staffSample';

const family = () => `Quist${randomUUID().replaceAll(/\W/g, '').slice(0, 10)}`;
const rows = (page: Page) => page.getByRole('table', { name: 'List of samples' }).getByRole('row');
const drawer = (page: Page) => page.locator('[data-drawer]');

async function send(page: Page, name: string): Promise<void> {
  const data = {
    name,
    email: freshEmail(),
    topic: 'lessons',
    message: `The piano of ${name} is out of tune.`,
  };
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await page.request.post('/api/contact/messages', { data, headers });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('a remote’s staff list is searched, filtered, viewed, opened, changed and exported like those of mf-admin', async ({
  page,
}) => {
  const name = family();
  for (const one of ['Ama', 'Kofi']) await send(page, `${one} ${name}`);
  const end = await previewSample(page, 'staff-list');
  await openAs(page, staff, '/admin/samples');

  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/samples\\?search=${name}`));
  await expect(rows(page)).toHaveCount(3);
  await page.getByLabel('State', { exact: true }).selectOption('New');
  await expect(page).toHaveURL(/state=new/);
  await page.getByLabel('Period').focus();
  await expect(page.getByRole('option', { name: /term/i }).first()).toBeAttached();
  await page.getByLabel('Period').selectOption('Today');
  await expect(rows(page)).toHaveCount(3);
  await expectAccessible(page, 'the list', ['desk light', 'phone dark']);

  // Saved views belong to mf-admin, whose part is loaded.
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Name', { exact: false }).last().fill(name);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.keyboard.press('Escape');

  await rows(page)
    .getByRole('button', { name: `Ama ${name}` })
    .press('Enter');
  await expect(drawer(page).getByRole('heading', { level: 2 })).toHaveText(`Ama ${name}`);
  await expect(page).toHaveURL(/open=/);
  await expect(drawer(page)).toContainText(`The piano of Ama ${name} is out of tune.`);
  await expectAccessible(page, 'an open row', ['phone light', 'desk dark']);
  await page.keyboard.press('k');
  await expect(drawer(page).getByRole('heading', { level: 2 })).not.toHaveText(`Ama ${name}`);
  await page.keyboard.press('j');
  await expect(drawer(page).getByRole('heading', { level: 2 })).toHaveText(`Ama ${name}`);
  await drawer(page).getByRole('button', { name: 'Close enquiry' }).click();
  await expect(page.getByText('The enquiry is closed.')).toBeVisible();
  // The list filters by the state that the change has left.
  await expect(rows(page)).toHaveCount(2);
  await drawer(page).getByText('All changes').click();
  await expect(drawer(page).getByText('State: New to Closed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'All visible rows' }).check();
  await page.getByLabel('Action').selectOption('Close enquiries');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close enquiries' }).click();
  await expect(page.getByText('No samples match')).toBeVisible();
  await page.getByLabel('State', { exact: true }).selectOption('Closed');
  await expect(rows(page)).toHaveCount(3);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await waiting).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  await end();
});

test('two members of staff see each other’s changes of a record, one in a remote’s list', async ({
  page,
  browser,
}) => {
  const name = family();
  await send(page, `Esi ${name}`);
  const end = await previewSample(page, 'staff-record');
  await openAs(page, staff, `/admin/samples?search=${name}`);
  await rows(page)
    .getByRole('button', { name: `Esi ${name}` })
    .click();
  await expect(drawer(page).getByText('All changes')).toBeVisible();

  // A colleague has it open in mf-admin's own list.
  const other = await browser.newContext();
  const colleague = await other.newPage();
  await openAs(colleague, admin, `/admin/enquiries?search=${name}`);
  await colleague.getByRole('button', { name: `Esi ${name}` }).click();
  await drawer(colleague).getByRole('radio', { name: 'In progress', exact: true }).press('Space');
  await drawer(colleague).getByRole('button', { name: 'Save handling' }).click();
  await expect(drawer(page).getByText(/has changed it; you see the current version/)).toBeVisible();
  await expect(drawer(page).getByText('In progress').first()).toBeVisible();
  await other.close();
  await end();
});
