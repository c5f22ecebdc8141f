import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  donate,
  expectAccessible,
  mailTo,
  freshEmail,
  openAs,
  sendSignIn,
  staff,
  expect,
  open,
  test,
} from '@school/shared/e2e';

interface Donation {
  readonly name: string;
  readonly email: string;
}

/** Makes a donation by card. */
async function give({ request }: Page, name: string, cedis: number, project?: string): Promise<Donation> {
  const email = freshEmail();
  await donate(request, { name, email, amount: cedis * 100, ...(project && { project }) });
  return { name, email };
}

const someone = (first: string) => `${first} ${freshEmail().replace(/\D/g, '').slice(-9)}`;

const rows = (page: Page) => page.getByRole('table', { name: 'List of donations' }).getByRole('row');
const sum = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Totals' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
const drawer = (page: Page) => page.getByRole('dialog').first();

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(words);
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
}

test('donations are searched, filtered and sorted by the address, and exported', async ({ page }) => {
  const family = freshEmail().replace(/\D/g, '').slice(-9);
  await give(page, `Abena ${family}`, 30);
  await give(page, `Zita ${family}`, 20, 'mate');
  await openAs(page, staff, '/admin');
  await page.getByRole('link', { name: 'All donations', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donations');
  await expect(page.getByRole('navigation', { name: 'Admin' }).locator('[aria-current]')).toHaveText([
    'Overview',
    'Donations',
  ]);

  await search(page, family);
  await expect(page).toHaveURL(`/admin/donations?search=${family}`);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText('Zita');
  await expect(sum(page, 'Paid')).toContainText('GH₵ 50.00');
  await expect(sum(page, 'Paid donations')).toContainText('2');

  await page.getByRole('button', { name: 'Amount' }).click();
  await expect(rows(page).nth(1)).toContainText('GH₵ 30.00');
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Amount' }).click();
  await expect(rows(page).nth(1)).toContainText('GH₵ 20.00');

  await page.getByLabel('For', { exact: true }).selectOption('MATE');
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(family);
  await expect(sum(page, 'Net')).toContainText('GH₵ 20.00');

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^donations-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`,Paid,20.00,20.00,0.00,MATE,Zita ${family},`);

  await page.getByLabel('State', { exact: true }).selectOption('Failed');
  await expect(page.getByRole('heading', { name: 'No donations match' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/admin\/donations\?sort=amount&order=asc$/);
  await expect(rows(page).nth(2)).toBeVisible();
});

test('a refund asks for the amount, goes to the payment service and is in the history', async ({ page }) => {
  const donation = await give(page, someone('Esi'), 30);
  await openAs(page, staff, `/admin/donations?search=${encodeURIComponent(donation.email)}`);
  await rows(page).getByRole('button', { name: donation.name }).press('Enter');
  await expect(drawer(page).getByRole('heading', { name: donation.name })).toBeVisible();
  await expect(drawer(page)).toContainText('Play on!');
  await expect(drawer(page).getByRole('region', { name: 'History' })).toContainText('by the donor');

  await drawer(page).getByRole('button', { name: 'Refund' }).click();
  const form = page.getByRole('form', { name: 'Refund payment' });
  await expect(form.getByLabel('Amount')).toHaveValue('30');
  await form.getByLabel('Amount').fill('30.01');
  await form.getByRole('button', { name: 'Refund' }).click();
  await expect(form.getByRole('alert')).toContainText('Only GH₵ 30.00 is left of this payment.');
  await form.getByLabel('Amount').fill('10');
  await form.getByLabel('Reason').fill('Given twice');
  await form.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText('GH₵ 10.00 was refunded.')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(drawer(page).getByRole('region', { name: 'History' })).toContainText('Refunded: GH₵ 10.00');
  await expect(drawer(page).getByRole('region', { name: 'History' })).toContainText('Given twice');
  await mailTo(donation.email, /./, 'GH₵ 10.00');

  await drawer(page).getByRole('button', { name: 'Refund' }).click();
  await expect(form.getByLabel('Amount')).toHaveValue('20');
  await form.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText('GH₵ 20.00 was refunded.')).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: 'Refund' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows(page).nth(1)).toContainText('Refunded');
  await expect(sum(page, 'Net')).toContainText('GH₵ 0.00');
});

test('a refund whose response is lost is requested again and happens once', async ({ page, complaints }) => {
  complaints.expected.push(/Failed to load resource/);
  const donation = await give(page, someone('Yaw'), 40);
  await openAs(page, staff, `/admin/donations?search=${encodeURIComponent(donation.email)}`);
  await rows(page).getByRole('button', { name: donation.name }).click();
  await drawer(page).getByRole('button', { name: 'Refund' }).click();
  const form = page.getByRole('form', { name: 'Refund payment' });
  await form.getByLabel('Amount').fill('15');
  await page.route(
    '**/refunds',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await form.getByRole('button', { name: 'Refund' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await form.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText('GH₵ 15.00 was refunded.')).toBeVisible();
  await expect(
    drawer(page)
      .getByRole('region', { name: 'History' })
      .getByText(/^Refunded: /),
  ).toHaveCount(1);
});

test('a receipt is resent; a donation paid elsewhere is announced and shown on demand', async ({ page }) => {
  const donation = await give(page, someone('Kofi'), 25);
  await openAs(page, staff, `/admin/donations?search=${encodeURIComponent(donation.name)}`);
  await expect(rows(page)).toHaveCount(2);
  await rows(page).getByRole('button', { name: donation.name }).click();
  const mails = drawer(page).getByRole('region', { name: 'Mails' });
  await expect(mails.getByText(`to ${donation.email}`)).toHaveCount(1);
  await drawer(page).getByRole('button', { name: 'Resend receipt' }).click();
  await expect(page.getByText(`The receipt was sent to ${donation.email}.`)).toBeVisible();
  await expect(mails.getByText(`to ${donation.email}`)).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await give(page, donation.name, 26);
  const announced = page.getByRole('button', { name: '1 new, show' });
  await expect(announced).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await announced.click();
  await expect(rows(page)).toHaveCount(3);
  await expect(sum(page, 'Paid')).toContainText('GH₵ 51.00');
});

test('a project that staff close takes no donations until they reopen it', async ({ page, browser }) => {
  const project = '/donate/projects/allegro-music-studio';
  const row = page.getByRole('table', { name: 'Projects and assets' }).getByRole('row', { name: /^Allegro/ });
  await openAs(page, staff, '/admin/donations');
  await row.getByRole('button', { name: /^Close/ }).click();
  const question = page.getByRole('dialog', { name: /^Close Allegro/ });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(row).toContainText('Takes donations');
  await row.getByRole('button', { name: /^Close/ }).press('Enter');
  await question.getByRole('button', { name: 'Close to donations' }).click();
  await expect(row).toContainText('Closed');
  await expect(question).toBeHidden();

  const donor = await browser.newPage();
  await open(donor, project, 'mf-donate');
  await expect(donor.getByText('takes no more donations')).toBeVisible();
  await expect(donor.getByRole('main').getByRole('link', { name: /^Donate for/ })).toHaveCount(0);

  await row.getByRole('button', { name: /^Reopen/ }).click();
  await expect(row).toContainText('Takes donations');
  await donor.reload();
  await expect(donor.getByRole('main').getByRole('link', { name: /^Donate for/ })).toBeVisible();
  await donor.close();
});

test('a list that fails to load says so and loads on retry', async ({ page, complaints }) => {
  complaints.expected.push(/Failed to load resource/);
  await page.route('**/api/staff/donations?**', (route) => route.abort());
  // The stream would reload the list by itself.
  await page.route('**/api/stats/stream', (route) => route.abort());
  await page.goto('/admin/donations');
  await sendSignIn(page, staff);
  await expect(page.getByRole('heading', { name: 'The donations could not be loaded' })).toBeVisible();
  await page.unroute('**/api/staff/donations?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'The donations could not be loaded' })).toHaveCount(0);
});

test('the list, an open donation and the refund dialog pass axe', async ({ page }) => {
  const donation = await give(page, someone('Akua'), 30);
  await openAs(page, staff, `/admin/donations?search=${encodeURIComponent(donation.email)}`);
  await expect(rows(page)).toHaveCount(2);
  await expectAccessible(page, 'the list', ['desk light', 'phone dark']);
  await rows(page).getByRole('button', { name: donation.name }).click();
  await expect(drawer(page).getByRole('region', { name: 'Payments' })).toBeVisible();
  await expectAccessible(page, 'an open donation', ['phone light', 'desk dark']);
  await drawer(page).getByRole('button', { name: 'Refund' }).click();
  await expectAccessible(page, 'a refund', ['desk light', 'phone dark']);
});
