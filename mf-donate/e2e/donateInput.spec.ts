import type { Page } from '@playwright/test';
import {
  appReady,
  away,
  awayMessage,
  expect,
  expectEachWrong,
  expectFits,
  expectWrong,
  open,
  refusal,
  summary,
  test,
} from '@school/shared/e2e';
import { checkoutScript } from './checkout';
import { expectOneDonation, expectReceived, expectTyped, fillIn, payButton, payByCard } from './donationForm';

const DONATIONS = '**/api/donations';
const amount = (page: Page) => page.getByLabel('Or your own amount');

test('from the landing page the form is one link away, shows errors at their fields, and keeps everything until it is paid', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of (422|503)|ERR_FAILED|ERR_CONNECTION/);
  await open(page, '/donate', 'mf-donate');
  await page.getByRole('link', { name: /^Give for My Allegro/ }).click();
  await expect(payButton(page)).toBeVisible();

  await test.step("a preset fills in the amount, and the donor's band shows before payment", async () => {
    await page.getByRole('radio', { name: /500/ }).check();
    await expect(amount(page)).toHaveValue('500');
    await expect(payButton(page)).toHaveText(/^Give GH₵ 500\.00/);
    const band = page.getByRole('complementary').locator('text', { hasText: 'Your' });
    await expect(band.locator('+ text')).toHaveText('GH₵ 500');
  });
  const email = await fillIn(page, { way: 'Mobile money' });
  await test.step('mobile money requires a phone number, a card does not', async () => {
    await page.getByLabel('Phone').fill('');
    await payButton(page).click();
    await expectWrong(page, ['Please enter a phone number']);
    await page.getByRole('radio', { name: /^Card/ }).check();
    await expect(page.getByText('Please enter a phone number')).toHaveCount(0);
    await page.getByLabel('Phone').fill('024 412 3456');
  });
  await test.step('the payment cards beside the loom are narrow, and nothing overflows', async () => {
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({ width: 1024, height });
    for (const card of await page.locator('label:has([name=method])').all())
      expect(await card.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width, height });
  });
  await test.step('one wrong answer shows one error', () =>
    expectEachWrong(
      page,
      [
        ['Or your own amount', '10.505', 'Please enter an amount in cedis and pesewas'],
        ['A message to the young musicians', 'x'.repeat(281), 'This can have at most 280 characters'],
      ],
      { field: (label) => page.getByLabel(label), send: payButton(page) },
    ));
  await test.step('shows errors of the API at their fields, or for the whole form', async () => {
    await page.route(DONATIONS, refusal('email', 'This address cannot be written to'));
    await payButton(page).click();
    await expectWrong(page, ['This address cannot be written to']);
    await page.unroute(DONATIONS);
    const notTaken = 'No donations are taken for My Allegro at present';
    await page.route(DONATIONS, refusal('project', notTaken));
    await payButton(page).click();
    await expect(summary(page)).toContainText(notTaken);
    await expect(page.getByLabel('Full name')).toHaveValue('Ama Serwaa');
    await page.unroute(DONATIONS);
  });
  await test.step('reports a checkout script that cannot be loaded, and keeps the button usable', async () => {
    await page.route(checkoutScript, (route) => route.abort());
    await payButton(page).click();
    await expect(summary(page)).toContainText('The payment page cannot be reached right now.');
    await expect(summary(page)).toBeFocused();
    await expectTyped(page, email);
    await page.unroute(checkoutScript);
  });
  await test.step('donates once when the API is unavailable at the start or its response is lost', async () => {
    await page.route(DONATIONS, away);
    await payButton(page).click();
    await expect(summary(page)).toContainText(awayMessage);
    await expectTyped(page, email);
    await page.unroute(DONATIONS);
    await page.route(
      DONATIONS,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await payButton(page).click();
    await expect(summary(page)).not.toContainText(awayMessage);
    await expect(summary(page)).toBeFocused();
    await expectTyped(page, email);
    await payByCard(page);
    await expectReceived(page);
    await expectOneDonation(email);
  });
  await test.step('a link followed without a script gets its donation ID on arrival, and keeps it', async () => {
    await open(page, '/donate/new/vehicle', 'mf-donate');
    await expect(page).toHaveURL(/\/donate\/[0-9a-f-]{36}\/vehicle$/);
    const address = page.url();
    await page.goto('/donate/new/vehicle');
    await expect(page).toHaveURL(address);
  });
});

test('on a phone the donate button stays visible and covers nothing, and a row carries its amount', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/donate/projects/my-allegro', 'mf-donate');
  const bar = page.getByRole('region', { name: 'Give', exact: true });
  await expect(bar, 'the first button is in view').toBeHidden();
  const row = page.getByRole('link', { name: /^Give .* for / }).last();
  await row.focus();
  await expect(bar).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(async () => {
    const focused = (await page.locator(':focus').boundingBox())!;
    const covered = (await bar.boundingBox())!;
    expect(focused.y + focused.height).toBeLessThanOrEqual(covered.y);
  }, 'what has the focus is clear of the bar, once it is scrolled to').toPass();
  await expectFits(page);
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

test('a donor who adds the fee sees the whole sum, also when it has changed meanwhile, and pays that', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 409/);
  await open(page, '/donate/new/mate', 'mf-donate');
  const email = await fillIn(page, { amount: '100' });
  await page.getByLabel('Add GH₵ 1.99 so that the school receives the whole GH₵ 100.00').check();
  await expect(payButton(page)).toHaveText(/^Give GH₵ 101\.99/);
  const message = 'The total is now GH₵ 103.63. Please check it, then tap the button again.';
  const error = { code: 'total_changed', message, total: 10_363, requestId: 'r' };
  await page.route(DONATIONS, (route) => route.fulfill({ status: 409, json: { error } }), { times: 1 });
  await payButton(page).click();
  await expect(summary(page)).toContainText(message);
  await expect(payButton(page)).toHaveText(/^Give GH₵ 103\.63/);
  await expectTyped(page, email, { amount: '100' });
  // The API still has the old fee.
  await payButton(page).click();
  await expect(payButton(page)).toHaveText(/^Give GH₵ 101\.99/);
  await payByCard(page);
  await expectReceived(page);
  await expect(page.getByText('Your donation of')).toContainText('GH₵ 100.00');
  const rows = page.getByRole('region', { name: 'Receipt' });
  await expect(rows).toContainText(/GH₵ 101\.99.*Gift ?GH₵ 100\.00.*Payment fee ?GH₵ 1\.99/);
});
