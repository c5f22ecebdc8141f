import type { Page } from '@playwright/test';
import { away, awayMessage, summary, countMailsTo, mailTo, expect, open, test } from '@school/shared/e2e';
import { checkoutFrame, checkoutOf, checkoutScript, expectPaid, paymentsOf, settle } from './checkout';
import {
  atCheckout,
  expectReceived,
  expectTyped,
  fillIn,
  payButton,
  openDonation,
  received,
  reload,
} from './donationForm';

const DONATIONS = '**/api/donations';
const CONFIRM = '**/api/payments/confirm';

async function payByCard(page: Page): Promise<void> {
  await payButton(page).click();
  await atCheckout(page, /^Pay by card/);
}

/** Expects one payment and one receipt, whatever happened on the way. */
async function expectOneDonation(email: string): Promise<void> {
  await expectPaid(email, 1);
  await mailTo(email, /^Your receipt/);
  expect(await countMailsTo(email)).toBe(1);
}

test('a reload at every step loses nothing and gives once', async ({ page }) => {
  await openDonation(page);
  const address = page.url();
  await reload(page);
  expect(page.url(), 'the same donation').toBe(address);
  const email = await fillIn(page);
  await reload(page);
  await expectTyped(page, email);

  await payButton(page).click();
  await expect(checkoutOf(page).getByRole('button', { name: /^Pay by card/ })).toBeVisible();
  await reload(page);
  await expect(checkoutFrame(page)).toHaveCount(0);
  await expectTyped(page, email);

  await payByCard(page);
  await expectReceived(page);
  await reload(page);
  await expectReceived(page);
  await expectOneDonation(email);
});

test('a page that is left right after paying finds the payment when it comes back', async ({ page }) => {
  // The answer of the checkout is lost with the page: the page never learns of the payment.
  await page.route(CONFIRM, (route) => route.abort());
  await openDonation(page);
  const address = page.url();
  const email = await fillIn(page);
  await payButton(page).click();
  await page.evaluate(() => {
    // The page goes away before it hears anything.
    window.addEventListener('message', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await atCheckout(page, /^Pay by card/);
  await expect(checkoutOf(page).getByRole('heading', { name: 'Paid' })).toBeVisible();
  await page.unroute(CONFIRM);
  await page.goto(address);
  await expectReceived(page);
  await expectOneDonation(email);
});

test('the way back closes the checkout, and the button goes on with the same donation', async ({ page }) => {
  await openDonation(page);
  const address = page.url();
  const email = await fillIn(page);
  await payButton(page).click();
  await expect(checkoutFrame(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'My Allegro' })).toBeVisible();
  await expect(checkoutFrame(page)).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Donate for/ })
    .click();
  await expect(page).toHaveURL(address);
  await expectTyped(page, email);
  await payByCard(page);
  await expectReceived(page);
  // Back from the thanks is the project, not the form of a donation that is paid.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'My Allegro' })).toBeVisible();
  await page.goto(address);
  await expectReceived(page);
  await expectOneDonation(email);
});

test('a donation that is paid cannot be paid again at its address, not even from another device', async ({
  page,
}) => {
  await openDonation(page);
  const address = page.url();
  const email = await fillIn(page);
  await payByCard(page);
  await expectReceived(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await fillIn(page, { email });
  await payButton(page).click();
  await expectReceived(page);
  await expectOneDonation(email);
});

test('a donor may donate again: that is another donation', async ({ page }) => {
  await openDonation(page);
  const first = page.url();
  const email = await fillIn(page);
  await payByCard(page);
  await expectReceived(page);
  await openDonation(page);
  expect(page.url()).not.toBe(first);
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await fillIn(page, { email });
  await payByCard(page);
  await expectReceived(page);
  await expectPaid(email, 2);
});

test('pressed twice, it opens one checkout', async ({ page }) => {
  const starts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/donations')) starts.push(request.url());
  });
  await openDonation(page);
  const email = await fillIn(page);
  await payButton(page).dblclick();
  await expect(checkoutOf(page).getByRole('button', { name: /^Pay by card/ })).toBeVisible();
  await expect(checkoutFrame(page)).toHaveCount(1);
  await atCheckout(page, /^Pay by card/);
  await expectReceived(page);
  expect(starts).toHaveLength(1);
  await expectOneDonation(email);
});

test('two tabs with one donation pay it once, and both thank for it', async ({ page, context }) => {
  await openDonation(page);
  const email = await fillIn(page);
  const second = await context.newPage();
  await open(second, page.url(), 'mf-donate');
  await expectTyped(second, email);

  await page.bringToFront();
  await payButton(page).click();
  await second.bringToFront();
  await payButton(second).click();
  await expect(checkoutOf(second).getByRole('button', { name: /^Pay by card/ })).toBeVisible();
  await page.bringToFront();
  await atCheckout(page, /^Pay by card/);
  await expectReceived(page);
  // The other tab hears of it, and its checkout is closed.
  await expectReceived(second);
  await expectOneDonation(email);
});

test('a payment that is awaited in one tab is awaited in every other', async ({ page, context }) => {
  await openDonation(page);
  const email = await fillIn(page, { way: 'Mobile money' });
  const second = await context.newPage();
  await open(second, page.url(), 'mf-donate');
  // Nobody presses in a tab that lies behind another, and the browser may lose it there.
  await page.bringToFront();
  await payButton(page).click();
  await atCheckout(page, /^Approve later/);
  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { name: 'Now approve it on your phone' })).toBeVisible();
  }
  await settle(email, 'successful');
  await expectReceived(page);
  await expectReceived(second);
  await expectOneDonation(email);
});

test('when the checkout’s script cannot be reached it says so, and the button lives', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/ERR_FAILED/);
  await page.route(checkoutScript, (route) => route.abort());
  await openDonation(page);
  const email = await fillIn(page);
  await payButton(page).click();
  await expect(summary(page)).toContainText('The payment page cannot be reached right now.');
  await expect(summary(page)).toBeFocused();
  await expectTyped(page, email);
  await page.unroute(checkoutScript);
  await payByCard(page);
  await expectReceived(page);
  await expectOneDonation(email);
});

test('when the API is away at the start, or its answer is lost, another try gives once', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 503|ERR_FAILED|ERR_CONNECTION/);
  await page.route(DONATIONS, away);
  await openDonation(page);
  const email = await fillIn(page);
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

test('when the API is away once it is paid, the page waits and finds the donation by itself', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 503/);
  await page.route(CONFIRM, away);
  await openDonation(page);
  const email = await fillIn(page);
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeFocused();
  await expect(received(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible();
  await page.unroute(CONFIRM);
  await expectReceived(page);
  await expectOneDonation(email);
});

test('a callback that comes twice, or for another payment, counts for nothing more', async ({ page }) => {
  const confirmed: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/payments/confirm')) confirmed.push(request.postDataJSON());
  });
  await page.addInitScript(() => {
    interface Options {
      readonly callback: (answer: object) => void;
      readonly [name: string]: unknown;
    }
    let real: ((options: Options) => unknown) | undefined;
    Object.defineProperty(window, 'FlutterwaveCheckout', {
      configurable: true,
      get: () => real,
      set(open: (options: Options) => unknown) {
        real ??= (options) => {
          options.callback({ tx_ref: 'of-another-payment', transaction_id: 1 });
          const twice = (answer: object) => [1, 2].forEach(() => options.callback(answer));
          return open({ ...options, callback: twice });
        };
        if (open !== real)
          Object.defineProperty(window, 'FlutterwaveCheckout', { value: real, writable: true });
      },
    });
  });
  await openDonation(page);
  const email = await fillIn(page);
  await payByCard(page);
  await expectReceived(page);
  const [payment] = await paymentsOf(email);
  expect(confirmed).toEqual([{ txRef: payment?.txRef, transactionId: String(payment?.id) }]);
  await expectOneDonation(email);
});
