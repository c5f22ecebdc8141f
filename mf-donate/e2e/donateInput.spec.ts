import type { Page } from '@playwright/test';
import {
  appReady,
  expect,
  expectEachWrong,
  expectFits,
  expectWrong,
  open,
  refusal,
  test,
} from '@school/shared/e2e';
import { fillIn, payButton, openDonation, wall } from './donationForm';

const amount = (page: Page) => page.getByLabel('Or your own amount');
const noAmount = 'Please give an amount in cedis and pesewas';

const WRONG = [
  ['Or your own amount', '', noAmount],
  ['Or your own amount', '4.99', 'The smallest donation is GH₵ 5.00'],
  ['Or your own amount', '0', 'The smallest donation is GH₵ 5.00'],
  ['Or your own amount', '100000.01', 'For a donation above GH₵ 100,000.00, please ring us'],
  ...['10.505', '-20', 'NaN', '1e3', 'USD 20'].map(
    (typed) => ['Or your own amount', typed, noAmount] as const,
  ),
  ['Full name', '', 'Please give your name'],
  ['E-mail', 'ama@example', 'The provided email is invalid'],
  ['Phone', '12345', 'The provided phone is invalid'],
  ['A word to the young musicians', 'x'.repeat(281), 'This can have at most 280 characters'],
] as const;

test('each wrong answer is named alone', async ({ page }) => {
  await openDonation(page);
  await fillIn(page);
  await expectEachWrong(page, WRONG, {
    field: (label) => page.getByLabel(label),
    send: payButton(page),
  });
});

test('mobile money needs a phone, a card does not', async ({ page }) => {
  await openDonation(page);
  await fillIn(page, { way: 'Mobile money' });
  await page.getByLabel('Phone').fill('');
  await payButton(page).click();
  await expectWrong(page, ['Please give a phone number']);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await expect(page.getByText('Please give a phone number')).toHaveCount(0);
});

test('a preset writes the amount, and the own band shows before anything is paid', async ({ page }) => {
  await openDonation(page);
  await page.getByRole('radio', { name: /500/ }).check();
  await expect(amount(page)).toHaveValue('500');
  await expect(payButton(page)).toHaveText(/^Give GH₵ 500\.00/);
  const band = page.getByRole('complementary').locator('text', { hasText: 'Your' });
  await expect(band.locator('+ text')).toHaveText('GH₵ 500');
});

test('what the API finds wrong is said at its field, or of the whole form', async ({ page, complaints }) => {
  complaints.expected.push(/status of 422/);
  await page.route('**/api/donations', refusal('email', 'This address cannot be written to'));
  await openDonation(page);
  await fillIn(page);
  await payButton(page).click();
  await expectWrong(page, ['This address cannot be written to']);
  await page.unroute('**/api/donations');
  await page.route(
    '**/api/donations',
    refusal('project', 'No donations are taken for My Allegro at present'),
  );
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('No donations are taken for My Allegro at present');
  await expect(page.getByLabel('Full name')).toHaveValue('Ama Serwaa');
});

test('a closed project has a text in place of its button, and no form', async ({ page }) => {
  await page.route('**/api/projects', async (route) => {
    const response = await route.fetch();
    const projects = (await response.json()) as object[];
    await route.fulfill({ json: projects.map((project) => ({ ...project, isOpen: false })) });
  });
  await page.goto('/donate/projects/mate');
  await appReady(page, 'mf-donate');
  await expect(page.getByText('takes no more donations')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Donate for/ })).toHaveCount(0);
  await page.goto('/donate/new/mate');
  await expect(page.getByText('This project takes no more donations').first()).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
});

test('a link that was followed without a script gets its donation on arrival, and keeps it', async ({
  page,
}) => {
  await open(page, '/donate/new/vehicle', 'mf-donate');
  await expect(page).toHaveURL(/\/donate\/[0-9a-f-]{36}\/vehicle$/);
  const address = page.url();
  await page.goto('/donate/new/vehicle');
  await expect(page).toHaveURL(address);
});

test('when the names cannot be had the wall says so, and asks again on demand', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 503/);
  await page.route('**/donors?*', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Away for a moment.' } } }),
  );
  await open(page, '/donate/projects/mate', 'mf-donate');
  await expect(wall(page).getByRole('alert')).toContainText('Away for a moment.');
  await page.unroute('**/donors?*');
  await wall(page).getByRole('button', { name: 'Try again' }).click();
  await expect(wall(page).getByRole('alert')).toHaveCount(0);
});

test('on a phone the way to give stays in reach, covers nothing, and a row carries its amount', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/donate/projects/my-allegro', 'mf-donate');
  const bar = page.getByRole('region', { name: 'Give', exact: true });
  await expect(bar, 'the first button is in view').toBeHidden();
  const row = page.getByRole('link', { name: /^Give .* for / }).last();
  await row.focus();
  await expect(bar).toBeVisible();
  await expectFits(page);
  await page.keyboard.press('Tab');
  await expect(async () => {
    const focused = (await page.locator(':focus').boundingBox())!;
    const covered = (await bar.boundingBox())!;
    expect(focused.y + focused.height).toBeLessThanOrEqual(covered.y);
  }, 'what has the focus is clear of the bar, once it is scrolled to').toPass();
  const sum = /amount=(\d+)$/.exec((await row.getAttribute('href')) ?? '')?.[1] ?? 'no amount';
  await row.click();
  await appReady(page, 'mf-donate');
  await expect(page).toHaveURL(/\/donate\/[\w-]{36}\/my-allegro$/);
  await expect(amount(page)).toHaveValue(sum);
  await amount(page).fill('75');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('\\"amount\\":\\"75\\"');
  await page.reload();
  await expect(amount(page), 'the address does not choose again').toHaveValue('75');
});

test('from the landing page the form is one link away', async ({ page }) => {
  await open(page, '/donate', 'mf-donate');
  await page.getByRole('link', { name: /^Give for My Allegro/ }).click();
  await expect(payButton(page)).toBeVisible();
});
